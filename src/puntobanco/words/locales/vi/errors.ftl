# Lỗi của thư viện và dòng lệnh: "nơi: vấn đề; cần gì". Không có dấu chấm cuối.

error-quoted = “{ $text }”
error-line = { $file }:{ $line }: { $problem }
error-place = { $place }: { $problem }
error-raised = { $error }{ $problem ->
        [none] {""}
       *[other] : { $problem }
    }

# Giá trị truyền cho thư viện. Trên dòng lệnh, $argument là tùy chọn.
error-argument-least = { $argument } { $value }: cần ít nhất { $least }
error-argument-range = { $argument } { $value }: cần từ { $least } đến { $most }
error-argument-choice = { $argument } { $value }: cần { $choices }

# Tên một giá trị trong lỗi; phần lớn được gõ sau một tùy chọn.
argument-against = số cược tay kia
argument-bankroll = vốn chơi
argument-bound = cận trên
argument-contribution = tỷ lệ trích
argument-coups = số ván
argument-coups-an-hour = số ván mỗi giờ
argument-coups-per-shoe = số ván mỗi hộp bài
argument-decks = số bộ bài
argument-first-shoe = hộp bài đầu tiên
argument-hands = tay bài
argument-hours-a-day = số giờ mỗi ngày
argument-layout = cách vẽ
argument-least = cược thấp nhất
argument-most = cược cao nhất
argument-paid = ý nghĩa tiền trả
argument-rates = tỷ lệ
argument-reserve = tỷ lệ dự phòng
argument-rides = tay đi theo
argument-risk = rủi ro phá sản
argument-seed = hạt giống
argument-seeds = tiền khởi điểm
argument-sessions = số phiên
argument-shoe = hộp bài
argument-shoes = số hộp bài
argument-stake = tiền cược
argument-stop-loss = mức dừng thua
argument-stop-win = mức dừng thắng
argument-tables = số bàn
argument-unit = đơn vị
argument-wagers = số cược
argument-workers = số tiến trình
argument-years = số năm

# Bản cài đặt và môi trường.
error-extra = { $place }: cần phần bổ sung [{ $extra }]; hãy chạy `pip install 'puntobanco[{ $extra }]'`
error-unchecked = Python chạy không có kiểm tra (-O hoặc PYTHONOPTIMIZE); không được dùng cả hai
error-path = PUNTO_ISA “{ $path }”: cần { $paths }

# Văn bản TOML và JSON.
error-json = không đọc được dạng JSON: { $problem }
error-key-repeated = khóa “{ $key }” xuất hiện hai lần; chỉ được một lần
error-nesting = danh sách lồng quá sâu; cần ít cấp hơn

# Lá bài, số tiền, tỷ lệ và mức trả.
error-card-rank = lá “{ $text }”: cần giá trị trong { $ranks }
error-card-suit = lá “{ $text }”: cần chất trong s h d c hoặc ♠ ♥ ♦ ♣
error-rank = giá trị “{ $text }”: cần một trong { $ranks }
error-cards-none = bài: không có lá nào; cần ít nhất một
error-cards-dash = bài: dấu gạch đứng trước một lá của cùng tay; cần đứng sau
error-coup-complete = bài “{ $cards }”: ván đã đủ sau { $count } lá; không được có { $card } sau đó
error-coup-unfinished = bài “{ $cards }”: ván chưa đủ; cần thêm một lá cho tay { $hand ->
    [player] Nhà Con
   *[banker] Nhà Cái
  }
error-amount = { $text }: cần số tiền như { $example }
error-amount-negative = số tiền “{ $text }”: cần ít nhất 0

# Cửa cược và hộp bài.
error-bet = cửa cược “{ $bet }”: không có; cần { $offered }
error-bet-rides = cửa cược “{ $bet }”: { $rides ->
    [none] không đi theo tay nào
   *[other] không thể đi theo { $rides }
  }; cần { $sides }
error-bet-seat = cửa cược “{ $bet }”: các dòng phụ thuộc chất của ghế; cần ghế { $seats }
error-bet-meter-row = cửa cược “{ $bet }”: rows[{ $row }] trả một phần quỹ thưởng; cần số tiền của quỹ
error-game-bet = cửa cược “{ $bet }”: { $game } không có; cần { $offered }
error-game-setting = thiết lập “{ $setting }”: { $game } không có; cần { $known }
error-game-no-settings = thiết lập “{ $setting }”: { $game } không có thiết lập nào; không được nêu

# Cầu.
error-mark = dấu “{ $text }”: cần B, P hoặc T, rồi b, p và n nếu có
error-results-most = kết quả: cần nhiều nhất { NUMBER($most) } chữ, tức một nghìn hộp bài
error-result-letter = kết quả “{ $text }” ở vị trí { $position }: cần B, P hoặc T

# Bản ghi hộp bài.
error-record-empty = trống; cần “{ $opening }”
error-record-opening = “{ $text }”: dòng đầu cần là “{ $opening }”
error-record-version = phiên bản { $version }: cần { $known }
error-header = “{ $key }:” nằm { $place }; cần “game:” để bắt đầu một hộp bài
error-place-first-shoe = trước hộp bài đầu tiên
error-place-coups = sau các ván
error-header-repeated = “{ $key }:” xuất hiện hai lần trong một phần đầu; chỉ được một lần
error-coup-line = “{ $text }”: cần “number. cards”, rồi “= result” nếu có nêu
error-coup-no-shoe = ván { $number } không thuộc hộp bài nào; cần “game:” trước đó
error-wager-no-coup = cược “{ $text }” không thuộc ván nào; cần một ván trước đó
error-record-line = “{ $text }”: cần chú thích, dòng đầu mục, ván, hoặc cược dạng “[@seat] bet stake [on side] [-> returned] [won amount]”
error-result = kết quả “{ $text }”: cần như “P 9-7”, “P” hoặc “9-7”
error-side = tay “{ $text }”: cần { $sides }
error-record-game = trò chơi “{ $text }”: cần mã của một trò chơi, hoặc - nếu không biết
error-record-hash = mã băm “{ $text }”: cần 8 đến 64 chữ số thập lục phân
error-record-count = { $key } “{ $text }”: cần số nguyên từ { $least } đến 9999
error-record-burn = bài đốt “{ $text }”: cần lá đã lật và số lá đốt úp, như “Kd + 10”, hoặc chỉ số đó
error-record-currency = đơn vị tiền “{ $text }”: cần mã và số chữ số thập phân, như “USD 2”
error-record-write = bản ghi: không thể viết để đọc lại như cũ; cần văn bản không xuống dòng, không có khoảng trắng ở hai đầu, và khóa gồm chữ thường, chữ số và gạch nối

# Số lá, giá và quỹ thưởng.
error-argument-positive = { $argument } { $value }: cần số tiền lớn hơn không
error-argument-amount-most = { $argument } { $value }: cần nhiều nhất { $most }
error-counts = có { $count } số: cần { $kinds }
error-counts-kinds = có { $count } số: cần 10 mức điểm, 13 giá trị hoặc 52 lá
error-counts-by-value = số đếm theo điểm: cần 13 giá trị hoặc 52 lá
error-counts-suits = có { $count } số: các dòng hỏi về chất; cần 52 lá
error-counts-ranks = có { $count } số: các dòng hỏi về giá trị; cần 13 giá trị hoặc 52 lá
error-count-negative = số thứ { $place } là { $count }: cần từ không trở lên
error-counts-few = có { $count } lá: một ván có thể cần { $least }; không được ít hơn
error-removed = bỏ “{ $card }” { $times } lần: hộp bài có { $held }; không được nhiều hơn
error-hand = --hand { $text }: cần bài của Nhà Con và bài của Nhà Cái, cách nhau bằng dấu gạch chéo, như '5s 2d / 9c Kh'
error-hand-few = --hand: { $count } lá trên bàn; cần ít nhất { $least }
error-hand-many = --hand: tay { $hand ->
    [player] Nhà Con
   *[banker] Nhà Cái
  } có { $count } lá; cần nhiều nhất 3
error-hand-early = --hand: tay { $hand ->
    [player] Nhà Con
   *[banker] Nhà Cái
  } có lá thứ ba; trước đó tay kia cần có hai lá
error-hand-third = --hand: tay { $hand ->
    [player] Nhà Con
   *[banker] Nhà Cái
  } không rút lá thứ ba với các lá này; cần hai lá
error-hand-supply = --hand: hộp bài không còn { $card }; cần những lá còn trong hộp
error-bet-meter = cửa cược “{ $bet }”: trả một phần quỹ thưởng; cần số tiền của quỹ
error-bet-whole-meter = cửa cược “{ $bet }”: không dòng nào trả 100 % quỹ thưởng; cần một dòng
error-bet-not-offered = cửa cược “{ $bet }”: không mở với các lá này; cần các lá có mở cửa cược
error-plan-after-four = cửa cược “{ $bet }”: đặt sau bốn lá, còn kế hoạch đặt trước đó; cần cửa cược khác
error-rates-together = tỷ lệ trích { $contribution } và dự phòng { $reserve }: tổng cần nhiều nhất 100 %
error-edge-out-of-reach = lợi thế { $edge }: không tỷ lệ trích nào từ 0 đến { $most } đạt được; cần từ { $least_edge } đến { $most_edge }
error-meter-does-not-rise = quỹ thưởng không tăng giữa hai giải nên không tính được phân bố của giải; cần tỷ lệ trích cao hơn phần giải cố định lấy đi
error-figure-top-row = { $game }: cửa cược “{ $bet }”: dòng đầu không bao giờ xảy ra; cần dòng có thể xảy ra
error-figure-no-meter = { $game }: cửa cược “{ $bet }”: không có quỹ thưởng để in số liệu; cần cửa trả từ quỹ thưởng
error-figure-number = số đã in “{ $text }”: cần một số, kèm $ hoặc %

# Bảng của nhật ký.
error-wager-columns = cược “{ $text }”: cần BET=STAKE_COLUMN[:PAYOUT_COLUMN]
error-cells-header = có { $count } ô; cần { $expected } như dòng tiêu đề
error-row-no-cards = không có lá bài; cần ít nhất một
error-column = cột “{ $column }”: { $problem }
error-no-header = không có tiêu đề; cần tên các cột, hoặc “{ $opening }”
error-csv = không đọc được dạng CSV: { $why }; cần một bảng
error-no-bets = không có cột cửa cược; cần cả cửa cược và tiền cược
error-no-stakes = không có cột tiền cược; cần cả cửa cược và tiền cược
error-header-column = cột “{ $column }” { $count ->
    [0] không có trong tiêu đề
   *[other] xuất hiện { $count } lần trong tiêu đề
  }; cần { $known }
error-winner = bên thắng “{ $text }”: cần P, B hoặc T, hoặc Player, Banker hoặc Tie
error-number = số “{ $text }”: cần chữ số

# Mô phỏng.
error-path-native = PUNTO_ISA “{ $path }”: mô-đun gốc chưa được cài; không được đặt PUNTO_ISA
error-cluster-address = cụm “{ $address }”: cần “local” hoặc địa chỉ như tcp://host:8786
error-cluster-no-workers = cụm { $address }: không có tiến trình làm việc; cần ít nhất một
error-cluster-unreachable = cụm { $address }: không kết nối được ({ $why }); cần một bộ lập lịch
error-cluster-no-scheduler = cụm { $address }: chương trình lắng nghe ở đó không phải bộ lập lịch; cần một bộ lập lịch
error-cluster-silent = cụm { $address }: không bộ lập lịch nào trả lời ({ $why }); cần một bộ lập lịch
error-workers = { $argument } { $value }: cần từ 1 đến { $most } trên máy có { $cores } lõi
error-run-length = một lượt chạy tính theo ván hoặc theo hộp bài; cần một trong hai
error-coups-per-shoe = { $argument } { $value }: hộp { $decks } bộ bài chỉ chắc chắn đủ { $most }; cần nhiều nhất { $most }
error-classes = các điều kiện về lá bài của mọi cược phân biệt hơn { NUMBER($most) } kết quả: cần ít điều kiện kết hợp tự do hơn
error-game-no-meter = { $game }: không có cược lũy tiến; cần trò chơi có quỹ thưởng
error-lab-long = { NUMBER($coups) } ván: sẽ sinh hơn { NUMBER($most) } sự kiện, quá nhiều cho Python thuần; cần ít năm hơn
error-plot-name = --plot { $file }: cần tên kết thúc bằng { $endings }
error-plot-folder = --plot { $file }: thư mục không tồn tại; cần tệp trong thư mục có sẵn
error-plot-write = --plot { $file }: không ghi được ({ $why }); cần tệp ghi được

# Kế hoạch đặt cược.
error-risk-bankroll = rủi ro phá sản: áp dụng cho phiên không có vốn chơi; không được nêu vốn
error-risk-share = { $argument } { $value }: cần tỷ lệ giữa 0 và 1
error-bankroll = { $argument } { $value }: cần ít nhất một đơn vị, { $unit }
error-least-stake = { $argument } { $value }: cần nhiều nhất { $most }, tiền cược lớn nhất ở { $bet }
error-unit = { $argument } { $value }: cần tiền cược mà { $bet } nhận, từ { $least } đến { $most }
error-plan = kế hoạch “{ $plan }”: cần tệp .csv hoặc .toml, hoặc { $plans }
error-plan-no-line = kế hoạch “{ $plan }”: không có dãy số; cần ít nhất một số
error-plan-own-bet = --bet { $bet }: { $plan } tự chọn cửa cược; không được nêu
error-plan-bet = cửa cược “{ $bet }”: đi theo cược khác hoặc trả từ quỹ thưởng; cần cửa cược độc lập
error-plan-large = cửa cược “{ $bet }”: { $coups } ván có thể thắng nhiều hơn mức đếm được; cần tiền cược nhỏ hơn, ít ván hơn hoặc mức trả thấp hơn
error-session-bet = cửa cược “{ $bet }”: kế hoạch không chơi cửa này; cần { $bets }
error-plan-unreadable = { $file }: không đọc được: { $why }; cần tệp các bước
error-not-text = không phải văn bản
error-plan-step-bet = { $place }: cửa cược “{ $bet }”: cần { $bets }
error-plan-steps = kế hoạch “{ $plan }”: { $count } bước; cần từ 1 đến { $most }
error-plan-lacks = { $place }: không có { $name }; cần { $needed }
error-plan-repeated = { $place }: bước “{ $step }” xuất hiện hai lần; chỉ được một lần
error-plan-stake = { $place }: tiền cược “{ $stake }”: cần số nguyên đơn vị lớn hơn 0
error-plan-follows = { $place }: { $name } dẫn đến bước “{ $step }” không tồn tại; cần { $steps }
error-plan-unreached = { $place }: không bước nào dẫn đến “{ $step }”; mọi bước cần đến được
error-plan-cells = { $place }: có { $count } ô; cần { $expected }
error-plan-csv = { $place }: { $why }; cần một bảng
error-plan-toml = { $file }: { $problem }; cần [[steps]]
error-plan-tables = { $file }: cần các bảng [[steps]] và không gì khác
error-plan-no-table = { $place }: “{ $value }”: cần một bảng
error-plan-value = { $place }: “{ $value }”: cần văn bản hoặc số nguyên
error-plan-column = { $place }: cột “{ $column }”: cần { $columns }
error-plan-no-column = { $place }: không có cột { $column }; cần { $columns }
error-place-line = { $file } dòng { $line }
error-place-step = { $file }: steps[{ $step }]
error-place-value = { $place }.{ $key }

# Dòng lệnh.
error-invariant = một điều kiện bất biến bị phá vỡ: { $problem }
error-memory = hết bộ nhớ; cần làm ít việc hơn cùng lúc
error-stream = { $problem }; cần tệp hoặc luồng đọc và ghi được
error-file = { $file }: { $problem }; cần tệp hoặc luồng đọc và ghi được
error-program = lỗi của chương trình, phiên bản { $version }: { $error } tại { $place }: { $problem }; hãy báo dòng này cho những người bảo trì puntobanco, kèm lệnh bạn đã gõ; { $traceback }=1 cho biết thêm
error-no-module = { $command }: không có mô-đun { $module }
error-installation = { $place }: bản cài đặt chưa đầy đủ; hãy chạy `pip install --force-reinstall puntobanco`, kèm các phần bổ sung bạn dùng
error-options-exclusive = { $options }: in những thứ khác nhau; cần một trong số đó
error-option-with = { $option }: cần kèm { $needed }
error-option-negative = { $option } { $value }: cần từ không trở lên
error-option-no-meter = { $option } { $value }: { $game } không có cược lũy tiến; cần trò chơi có quỹ thưởng
error-set = --set “{ $text }”: cần KEY=VALUE, ví dụ total-decks=6
error-set-repeated = --set “{ $text }”: “{ $key }” đã được đặt là “{ $first }”; chỉ được một lần
error-language = --language “{ $tag }”: cần { $languages }
error-typed = { $option } { $value }: cần { $expected }
error-usage = { $problem }; hãy theo `{ $command } --help`
error-write = { $option } “{ $file }”: không ghi được: { $why }; cần tệp trong thư mục của bạn, hoặc - để in ra
error-whole = { $argument } { $value }: cần số nguyên, ví dụ 1000000 hoặc 1e6
error-is-folder = { $path }: là thư mục; cần tệp
error-benchmark = phép đo “{ $text }”: cần một phần của { $known }
error-check-nothing = check: cần bảng luật có đuôi .toml, hoặc mã của một trò chơi
error-shoe-and-coups = --shoe và --coups: một hộp bài có số ván của riêng nó; cần một trong hai
error-shoe-continuous = --shoe: khi xáo bài liên tục không hộp bài nào kết thúc; cần --coups
error-log-entry = mục { $entry } của { $pit }
error-lab-seeds = { $argument } { $value }: cần các số tiền cách nhau bằng khoảng trắng
error-lab-rate = { $argument } { $value }: cần phần trăm từ 0 đến 100, ví dụ 20 hoặc 17.5
error-lab-rates = { $argument } { $value }: cần các phần trăm cách nhau bằng khoảng trắng
error-effects = --effects “{ $text }”: cần “value” hoặc “card”
error-effects-full = --effects: dành cho hộp bài đầy đủ; không được kèm --counts, --removed và --hand
error-counts-whole = --counts: đã nêu cả hộp bài; không được kèm --removed và --decks
error-count = số thứ { $place } là “{ $text }”: cần số nguyên
error-risk-and-bankroll = --risk: tự tìm vốn chơi; không được kèm --bankroll
error-risk = { $argument } { $value }: cần phần trăm giữa 0 và 100
error-log-level = --log-level { $level }: cần { $levels }
error-database = cơ sở dữ liệu “{ $database }”: không có tệp này; cần cơ sở dữ liệu của một casino
error-database-empty = { $database }: chưa từng ghi gì; cần nhật ký của một casino
error-pits = --pit: { $count } khu bàn; cần { $pits }
error-pit = --pit { $pit }: cần { $pits }
error-no-tables = --table: nhật ký không có bàn nào; cần một bàn của nhật ký
error-tables = --table: { $count } bàn; cần { $tables }
error-table = --table { $table }: không có bàn này; cần một bàn trong nhật ký
error-patron = --patron { $patron }: không có khách này; cần tên, hoặc ID trong nhật ký
error-moment = { $option } “{ $text }”: cần ngày như 2023-11-14, kèm giờ như 2023-11-14T22:00, hoặc số mili giây từ 1970
error-forms = { $forms }: cần một trong số đó
error-wanted-edge-form = --wanted-edge và { $form }: cần văn bản hoặc --json
error-wanted-edge = --wanted-edge “{ $text }”: cần phần trăm như 20 hoặc 17.5
error-meter-dry = { $game }: với tay “{ $hands }” các giải cố định làm cạn quỹ thưởng nên không có trung bình; cần --meter, hoặc tỷ lệ trích cao hơn
error-log-game = trò chơi “{ $game }”: không biết; cần một trong { $games }, hoặc --game với bảng luật của bạn
error-record-columns = { $file }: là bản ghi hộp bài; không được dùng tùy chọn cho cột của bảng
error-log-unreadable = { $file }: { $why }; cần một nhật ký để đọc
error-line-long = cần dòng dài nhất { $most } ký tự
