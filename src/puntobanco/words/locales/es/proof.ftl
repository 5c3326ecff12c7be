proof-refused = se habría rechazado: { $refusal }
proof-marks-patron = marca a un cliente que no acaba de registrarse
