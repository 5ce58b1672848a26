import { applyInput, groupValues, INDIVIDUAL, reported } from '../support/applications.ts'
import type { TestApp } from '../support/openApp.ts'
import {
  candidateValues,
  FREE,
  positionValues,
  recommended,
  recommendInput,
} from '../support/orgApplications.ts'
import { staffWith } from '../support/staffWith.ts'
import { upload } from '../support/uploads.ts'
import { DEMO, type Visitor, visitor } from '../support/visitor.ts'

/** Everything that is typed about applications, by applicants and by who audits them. */
export async function recordsTyped(server: TestApp): Promise<void> {
  const auditor = await staffWith(server, 'audit.first', 'audit.second')
  const approved = await individualTyped(server, '13922220001', '慕容听雨')
  await audited(auditor, approved.id, [
    ['05', 'approve', '初审意见：慕容听雨材料齐全'],
    ['06', 'approve', '复审意见：同意慕容听雨入会'],
  ])
  await approved.who.call('generateMemberCertificate', { id: approved.id })
  const returned = await individualTyped(server, '13922220002', '慕容观雪')
  await audited(auditor, returned.id, [['05', 'return', '退回意见：请补交慕容观雪的证明']])
  await groupTyped(server)
  await candidateTyped(server)
  await positionTyped(server)
  await auditor.call('auditPage', { kind: 'member', current: 1, size: 10, keyword: '慕容听雨' })
}

async function individualTyped(server: TestApp, mobile: string, realName: string) {
  const who = visitor(server)
  await who.prove(mobile)
  const values = {
    ...INDIVIDUAL,
    realName,
    mobile,
    cardNo: `E66${mobile.slice(-6)}`,
    orgName: `云津市档案馆${mobile.slice(-2)}`,
    introduction: `长期研究古籍数字化，编有目录${mobile.slice(-2)}种。`,
    photo: [await upload(server, who, 'photo')],
  }
  const { id } = await who.call('memberApply', applyInput('individual', values))
  await reported(server, who, id)
  return { id, who }
}

type Step = ['05' | '06', 'approve' | 'return', string]

async function audited(auditor: Visitor, id: string, steps: readonly Step[]): Promise<void> {
  for (const [status, decision, opinion] of steps)
    await auditor.call('auditDecide', { id, status, decision, opinion })
}

async function groupTyped(server: TestApp): Promise<void> {
  const who = visitor(server)
  await who.login('unit01', 'Unit-2026')
  const values = {
    ...(await groupValues(server, who)),
    address: '云津市学海路三号',
    legalPerson: '上官停云',
    linkMan: '上官行云',
    linkPhone: '13922220003',
    linkEmail: 'xingyun@yunjin.example',
  }
  await who.call('memberApply', applyInput('group', values))
}

async function candidateTyped(server: TestApp): Promise<void> {
  const who = visitor(server)
  const checked = await recommended(who, 'UR2CD2BL')
  await who.prove('13922220004')
  const values = {
    ...(await candidateValues(server, who, '13922220004', FREE.UR2CD2BL)),
    introduction: '主持编纂云津方志数据库，获省级奖励两项。',
  }
  const { id } = await who.call('orApply', recommendInput(checked, values))
  const enclosure = [await upload(server, who)]
  await who.call('orStatus', { id, status: '02', optionCode: '02', enclosure })
}

async function positionTyped(server: TestApp): Promise<void> {
  const who = visitor(server)
  await who.login('13800000001', 'Member-2026')
  const values = {
    ...(await positionValues(server, who, '13800000001')),
    resume: '<p>任云津数据治理联盟秘书八年。</p>',
  }
  await who.call('orgApply', { orgId: DEMO, formInfo: JSON.stringify(values) })
}
