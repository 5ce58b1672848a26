import { sentPassword } from '#server/seed/seedPeople.ts'
import { person, unit, withCode } from '../modules/people/accounts/registration.ts'
import type { TestApp } from '../support/openApp.ts'
import { staffWith } from '../support/staffWith.ts'
import { DEMO, type Visitor, visitor } from '../support/visitor.ts'

/** Everything that is typed about accounts and units, by people and by staff. */
export async function accountsTyped(server: TestApp): Promise<void> {
  const staff = await staffWith(server, 'accounts')
  await personTyped(server)
  await unitTyped(server)
  await staffTyped(staff)
  const who = visitor(server)
  await who.ask('login', { orgId: DEMO, userName: 'nobody-knows', userPwd: sentPassword('x') })
}

async function personTyped(server: TestApp): Promise<void> {
  const who = visitor(server)
  const input = person({ realName: '闻人知秋', mobile: '13911110001' })
  await who.call('register', await withCode(server, who, input))
  await who.login(input.mobile, 'Secret-1')
  await who.call('updateUser', {
    userId: (await who.call('loginInfo', {})).id,
    realName: '闻人知夏',
    sex: '2',
    mobile: input.mobile,
    birthDay: '1987-03-09',
    cardType: '05',
    cardNo: 'E77001122',
    areaCode: ['440000', '440300', '440305'],
    orgName: '澄怀大学观澜学院',
    position: '数据治理处调研员',
    major: '拓扑数据学',
    address: '澄怀市观澜路九号',
  })
  await who.call('userPage', { current: 1, size: 10, keyword: '闻人知夏' }).catch(() => undefined)
}

async function unitTyped(server: TestApp): Promise<void> {
  const who = visitor(server)
  const input = unit({
    mobile: '13911110002',
    orgName: '星渚量子计算研究院',
    realName: '司马寻舟',
    userName: 'xingzhu-lab',
    linkMan: '司马望舒',
    linkPhone: '0755-765432',
  })
  await who.call('orgRegister', await withCode(server, who, input))
}

async function staffTyped(staff: Visitor): Promise<void> {
  const added = await staff.call('addUser', {
    realName: '尉迟临川',
    mobile: '13911110003',
    userName: 'linchuan-8',
  })
  await staff.call('manageUser', { ...added, realName: '尉迟临溪', mobile: '13911110004' })
  await staff.call('addExpert', { mobile: '13911110004', expertise: '涌现计算方法' })
  await staff.call('manageExpert', { id: added.id, expertise: '涌现计算理论' })
  await staff.call('importUsers', {
    content: '姓名,手机号码,用户名\n东方未晞,13911110005,weixi-9',
  })
  const unitInput = {
    orgName: '听松资料研究所',
    areaCode: '440305',
    linkMan: '百里听松',
    linkPhone: '0755-112233',
  }
  const { id } = await staff.call('addOrg', unitInput)
  await staff.call('manageOrg', { id, ...unitInput, linkMan: '百里观松', linkPhone: '0755-445566' })
  const invitation = { realName: '公孙举棋', mobile: '13911110006', rights: ['dues'] } as const
  await staff.call('inviteStaff', { ...invitation, rights: [...invitation.rights] })
  const admin = await staff.call('addAdmin', {
    realName: '公孙落子',
    mobile: '13911110007',
    userName: 'luozi-7',
    rights: ['dues'],
  })
  await staff.call('manageAdmin', { ...admin, realName: '公孙收官', mobile: '13911110008' })
  await staff.call('logPage', { current: 1, size: 10, who: '公孙举棋' })
}
