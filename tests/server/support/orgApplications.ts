import type { CallData, CallInput } from '#contract/calls.ts'
import type { TestApp } from './openApp.ts'
import { upload } from './uploads.ts'
import { DEMO, type Visitor } from './visitor.ts'

export type Checked = CallData<'validateRecommend'>
type Candidate = { realName: string; cardNo: string }

/** Candidates of the demonstration whose recommendation is free and whose conditions are met. */
export const FREE = {
  UR2CD2BL: { realName: '宋怀瑾', cardNo: '990101197904060210' },
  P99QZV3S: { realName: '任清越', cardNo: '990101198108170229' },
  Y8UXJ3Z5: { realName: '华清扬', cardNo: '99010119840229023X' },
} as const satisfies Record<string, Candidate>

/** Checks a recommendation by its code and keeps the grant. */
export async function recommended(who: Visitor, recommendCode: string): Promise<Checked> {
  const checked = await who.call('validateRecommend', { type: '01', recommendCode })
  who.recommendation = checked.grant
  return checked
}

/** What a candidate fills in on form 0401. */
export const candidateValues = async (
  test: TestApp,
  who: Visitor,
  mobile: string,
  candidate: Candidate,
) => ({
  tsaPosition: '14',
  isConcurrent: '1',
  ptPosition: '16',
  ...candidate,
  sex: '1',
  birthDay: '1980-01-01',
  cardType: '01',
  mobile,
  orgName: '璟川大学',
  title: ['010', '012'],
  edu: '01',
  photo: [await upload(test, who, 'photo')],
  resumes: [{ period: ['2005-09', '2012-07'], unit: '璟川大学', post: '统计学' }],
  introduction: '长期从事数据科学教育与教材建设，主持多项教学改革课题。',
  promise: ['1'],
})

export const recommendInput = (
  checked: Checked,
  values: object,
  more: Partial<CallInput<'orApply'>> = {},
): CallInput<'orApply'> => ({
  orgId: DEMO,
  oneOrType: checked.oneOrType,
  twoOrType: checked.twoOrType,
  approvalId: checked.approvalId,
  objId: checked.objId,
  objCodeId: checked.objCodeId,
  subOrgId: checked.subOrgId,
  session: checked.session,
  formInfo: JSON.stringify(values),
  optionCode: '01',
  status: '01',
  ...more,
})

/** A candidate with a checked recommendation and a proven mobile who has applied. */
export async function recommendedApplied(
  test: TestApp,
  who: Visitor,
  mobile: string,
  code: keyof typeof FREE,
): Promise<CallData<'orApply'>> {
  const checked = await recommended(who, code)
  await who.prove(mobile)
  const values = await candidateValues(test, who, mobile, FREE[code])
  return who.call('orApply', recommendInput(checked, values))
}

const AREA = ['110000', '110100', '110108']

/** What a logged-in member fills in on the demonstration's form 0402. */
export const positionValues = async (test: TestApp, who: Visitor, mobile: string) => {
  const [subOrg] = await who.call('orgNameList', { orgType: '02', oneSubOrgType: '02' })
  const [unit] = await who.call('orgNameList', { orgType: '04', areaCode: '110108' })
  return {
    subOrg: { id: subOrg?.id, orgName: subOrg?.orgName },
    orPosition: '14',
    realName: '林见微',
    sex: '2',
    birthDay: '1991-05-20',
    mobile,
    email: 'lin@example.org',
    cardType: '01',
    cardNo: '990101199105200124',
    memberNum: 'HXSK000036',
    areaCode: AREA,
    unit: { areaCode: AREA, id: unit?.id, orgName: unit?.orgName },
    title: ['060', '063'],
    subject: ['520', '52060', '5206010'],
    edu: '01',
    photo: [await upload(test, who, 'photo')],
    concurrent: '0',
    resume: '<p>从事数据治理研究八年。</p>',
    promise: ['1'],
  }
}
