import type { APIRequestContext } from '@playwright/test'
import { PASSWORD } from './accounts.ts'
import { DEMO, uploadScan } from './dues.ts'
import { anyCardNo } from './people.ts'
import { addStaff, send, tokenOf } from './staff.ts'

/**
 * Adds somebody to the staff, with the right of dues, who is a member, too, and has sent the proof of a transfer for the
 * own dues; answers the mobile to log in with.
 */
export async function addPayingStaff(
  request: APIRequestContext,
  realName: string,
): Promise<string> {
  const mobile = await addStaff(request, ['dues'])
  const token = await tokenOf(request, mobile, PASSWORD)
  const post = (path: string, data: object) => send(request, ['post', path], data, token)
  const put = (path: string, data: object) => send(request, ['put', path], data, token)
  const upload = async (purpose: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return [await uploadScan(request, headers, { purpose, name: '扫描件.jpg' })]
  }

  const { id } = await post('/mo/v1/open/member/apply', application({ realName, mobile }))
  const enclosure = await upload('enclosure')
  const status = '/mo/v1/open/member/status'
  await put(status, { id, status: '02', optionCode: '02', enclosure })
  await put(status, { id, status: '03', optionCode: '03' })
  await approve(request, id)
  const notice = await post('/order/v1/open/orderNotice', { id, year: '2026' })
  const payInfo = { enclosure: await upload('proof'), remark: '网银已汇出' }
  await post('/order/v1/open/pay', { id: notice.id, method: '02', payInfo })
  return mobile
}

/** What somebody sends who applies for 普通会员. */
const application = (person: { realName: string; mobile: string }) => ({
  orgId: DEMO,
  oneMemberCode: '01',
  oneMemberType: '101',
  memberType: '10101',
  isRead: 'yes',
  joinMethod: '01',
  optionCode: '01',
  status: '01',
  formInfo: JSON.stringify({
    ...person,
    sex: '2',
    birthDay: '1985-01-01',
    cardType: '01',
    cardNo: anyCardNo(),
    edu: '01',
    areaCode: ['440000', '440300', '440305'],
    orgName: '某某数据研究院',
  }),
})

/** Another of the staff passes both audits. */
async function approve(request: APIRequestContext, id: string): Promise<void> {
  const token = await tokenOf(request)
  for (const status of ['05', '06']) {
    const decided = { id, status, decision: 'approve', opinion: '' }
    await send(request, ['post', '/admin/v1/audit/decide'], decided, token)
  }
}
