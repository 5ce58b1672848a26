import type { CallData, CallInput } from '#contract/calls.ts'
import type { TestApp } from './openApp.ts'
import { upload } from './uploads.ts'
import { DEMO, type Visitor } from './visitor.ts'

/** What an applicant for 普通会员 fills in, but for mobile and photo. */
export const INDIVIDUAL = {
  realName: '顾闻溪',
  sex: '1',
  birthDay: '1990-05-17',
  cardType: '05',
  cardNo: 'e12345678',
  edu: '03',
  areaCode: ['440000', '440300', '440305'],
  orgName: '苍岫市政务数据中心',
  introduction: '从事政务数据治理工作八年。',
}

export const individualValues = async (test: TestApp, who: Visitor, mobile: string) => ({
  ...INDIVIDUAL,
  mobile,
  photo: [await upload(test, who, 'photo')],
})

/** What an organisation user of the demonstration's first unit fills in for 普通单位会员. */
export const groupValues = async (test: TestApp, who: Visitor) => ({
  orgName: '临澜数据技术有限公司',
  creditCode: '99990000MA0000000X',
  areaCode: ['440000', '440300', '440305'],
  address: '学知路 1 号',
  orgNature: '02',
  foundedAt: '2008-05-20',
  capital: 500,
  enterpriseType: '01',
  industry: ['10', '1001'],
  staffTotal: 320,
  dataStaff: 60,
  introduction:
    '本公司专注数据领域的研究与应用，拥有一支稳定的专业队伍，积极参与学会标准研制与学术交流活动，愿与同行共同推动数据科学事业发展。',
  licence: [await upload(test, who, 'upload')],
  legalPerson: '周以宁',
  linkMan: '周以宁',
  linkPosition: '办公室主任',
  linkPhone: '13800000021',
  linkEmail: 'unit@example.org',
  deputies: [{ name: '周以宁', sex: '1', post: '主任', mobile: '13800000021' }],
  needs: ['01'],
  promise: ['1'],
})

const TYPES = {
  individual: { oneMemberCode: '01', oneMemberType: '101', memberType: '10101' },
  group: { oneMemberCode: '02', oneMemberType: '102', memberType: '10201' },
} as const

export type ApplyInput = CallInput<'memberApply'>

export const applyInput = (
  kind: keyof typeof TYPES,
  values: object,
  more: Partial<ApplyInput> = {},
): ApplyInput => ({
  orgId: DEMO,
  ...TYPES[kind],
  isRead: 'yes',
  joinMethod: '01',
  formInfo: JSON.stringify(values),
  optionCode: '01',
  status: '01',
  ...more,
})

/** An individual who has proven a mobile and applied with it. */
export async function applied(
  test: TestApp,
  who: Visitor,
  mobile: string,
): Promise<CallData<'memberApply'>> {
  await who.prove(mobile)
  return who.call(
    'memberApply',
    applyInput('individual', await individualValues(test, who, mobile)),
  )
}

/** Uploads the signed form of an application just made and reports it: it waits for its first audit. */
export async function reported(test: TestApp, who: Visitor, id: string): Promise<void> {
  const enclosure = [await upload(test, who)]
  await who.call('memberStatus', { id, status: '02', optionCode: '02', enclosure })
  await who.call('memberStatus', { id, status: '03', optionCode: '03' })
}
