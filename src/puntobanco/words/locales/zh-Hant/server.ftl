server-signed-out = 請先登入。
server-locked = 閒置時間過長，請再次輸入密碼。
server-not-yours = 您無權進行此操作。
server-method = 此處不支援該操作。
server-forged = 請求標頭 { $header } 缺失或不屬於您的登入。
server-too-many-tries = 嘗試次數過多，請稍候。
