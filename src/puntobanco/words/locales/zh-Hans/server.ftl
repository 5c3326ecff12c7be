server-signed-out = 请先登录。
server-locked = 闲置时间过长，请再次输入密码。
server-not-yours = 您无权进行此操作。
server-method = 此处不支持该操作。
server-forged = 请求头 { $header } 缺失或不属于您的登录。
server-too-many-tries = 尝试次数过多，请稍候。
