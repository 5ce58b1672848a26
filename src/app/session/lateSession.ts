/** Parts of the session that few visits need, loaded together: apart each would be a name in the first load. */
export { copyAddress } from '../browser/copyAddress.ts'
export { createOpenIds } from '../wechat/openIds.ts'
export { payInApp } from '../wechat/payInApp.ts'
export { loginByTicket } from './ticketLogin.ts'
