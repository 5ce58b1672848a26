import { describe, expect, test } from 'vitest'
import { documentNamer } from '#server/modules/changes/wording/documentTitle.ts'

const body = (id: string, orgName: string) => ({ id, orgName, oneSubOrgType: '00' })
const term = (subOrgId: string, twoOrType: string) => ({ subOrgId, twoOrType })
const field = (label: string, dictionary: string, isOrgDictionary = false) => ({
  ...{ type: 'choice', label, dictionary },
  ...(isOrgDictionary && { isOrgDictionary }),
})

const documents = Object.fromEntries(
  Object.entries({
    'subOrgs.json': { items: [body('a', '理事会'), body('b', '统计分会'), body('c', '力学分会')] },
    'approvals.json': {
      items: [term('a', '0201'), term('a', '0201'), term('b', '0101'), term('c', '0101')],
    },
    'formConfig/0401.json': { formInfo: [[field('性别', 'SEX')]] },
    'formConfig/0301-101-10101.json': {
      formInfo: [[{ type: 'table', columns: [field('研究方向', 'RESEARCH', true)] }]],
    },
    'formConfig/0402.json': { formInfo: [[field('等级', 'ORG_GRADE')]] },
  }).map(([path, value]) => [path, JSON.stringify(value)]),
)
const nameOf = documentNamer(documents)

describe('a document is called by what people know', () => {
  test.each([
    ['the form of all recommendations', 'formConfig/0401.json', '推荐表'],
    ['a form of one body, by the body', 'formConfig/0401-02-0201.json', '推荐表（理事会）'],
    ['the same without its group', 'formConfig/0401-0201.json', '推荐表（理事会）'],
    ['a form of several bodies', 'formConfig/0401-01-0101.json', '推荐表（统计分会等 2 个机构）'],
    ['a form that no term asks for', 'formConfig/0401-09-0909.json', '推荐表 09 0909'],
    [
      'a dictionary, by the field that offers it',
      'dictionaries/ORG_RESEARCH.json',
      '字典 研究方向',
    ],
    ['one that is named in full', 'dictionaries/ORG_GRADE.json', '字典 等级'],
    ['one of the product is not that of the society', 'dictionaries/ORG_SEX.json', '字典 ORG_SEX'],
    ['one that no form uses', 'dictionaries/ORG_NEW.json', '字典 ORG_NEW'],
  ])('%s', (_, path, title) => {
    expect(nameOf(path).title).toBe(title)
  })

  test('documents that nobody can read leave the codes', () => {
    const broken = documentNamer({ 'approvals.json': '[', 'formConfig/0402.json': 'ORG_GRADE {' })
    expect(broken('formConfig/0401-02-0201.json').title).toBe('推荐表 02 0201')
    expect(broken('dictionaries/ORG_GRADE.json').title).toBe('字典 ORG_GRADE')
  })
})
