"""Write the API description into the package: `make docs` runs this."""

from puntobanco.server.routes.house import OPENAPI
from tools.openapi.document import description

if __name__ == "__main__":
    OPENAPI.write_bytes(description())
