import type { FormDocument } from '#formDocument/formDocument.ts'

/** A form in which fields depend on each other in every way there is. */
export const USED: FormDocument = {
  formInfo: [
    [
      {
        ...{ type: 'choice', value: 'degree', label: '学历', source: '01', defaultValue: '01' },
        items: [
          { itemCode: '01', itemName: '本科' },
          { itemCode: '02', itemName: '硕士' },
          { itemCode: '03', itemName: '博士' },
        ],
        ...{ isRelation: true, condition: '1', conditionText: '02,03', fields: 'tutor, topic' },
        relations: [{ condition: '1', conditionText: '01', fields: ['class'] }],
      },
    ],
    [{ type: 'textBox', value: 'tutor', label: '导师' }],
    [{ type: 'textBox', value: 'topic', label: '课题' }],
    [{ type: 'textBox', value: 'class', label: '班级' }],
    [{ type: 'page', label: '工作' }],
    [
      {
        ...{ type: 'switch', value: 'works', label: '在职' },
        ...{ isRelation: true, condition: '1', conditionText: 'true', fields: 'topic' },
      },
      { type: 'dateTime', value: 'begin', label: '开始' },
      { type: 'dateTime', value: 'end', label: '结束' },
    ],
    [
      {
        ...{ type: 'textBox', value: 'employer', label: '单位', placeholder: '写全称' },
        showWhen: {
          and: [{ anyIn: [{ var: 'degree' }, ['02', '03']] }, { '==': [{ var: 'works' }, true] }],
        },
      },
    ],
    [
      {
        ...{ type: 'table', value: 'projects', label: '项目' },
        items: [
          { type: 'textBox', value: 'name', label: '名称' },
          { type: 'counter', value: 'amount', label: '金额' },
          {
            ...{ type: 'choice', value: 'kind', label: '类别', source: '01' },
            items: [
              { itemCode: '1', itemName: '纵向' },
              { itemCode: '2', itemName: '横向' },
            ],
          },
        ],
      },
    ],
    [{ type: 'counter', value: 'own', label: '自筹' }],
    [
      {
        ...{ type: 'counter', value: 'total', label: '合计' },
        compute: { '+': [{ sum: [{ var: 'projects' }, 'amount'] }, { var: 'own' }] },
      },
      {
        ...{ type: 'counter', value: 'across', label: '横向合计' },
        compute: { sum: [{ filter: [{ var: 'projects' }, 'kind', ['2']] }, 'amount'] },
      },
    ],
    [
      { type: 'choice', value: 'cardType', label: '证件类型', dictionary: 'CARD', source: '02' },
      {
        ...{ type: 'textBox', value: 'cardNo', label: '证件号码' },
        ...{ isRegExp: true, commonRegExp: 'cardNo' },
      },
    ],
  ],
  checks: [
    {
      rule: { '!': { '>': [{ day: { var: 'begin' } }, { day: { var: 'end' } }] } },
      ...{ message: '结束早于开始', at: 'end' },
    },
    { rule: { filled: { var: 'tutor' } }, message: '导师要填', at: 'topic' },
  ],
}

export const DICTIONARIES = { CARD: [{ itemCode: '01', itemName: '身份证' }] }

/** Rows of the form, by name. */
export const AT = {
  degree: { row: 0, index: 0 },
  tutor: { row: 1, index: 0 },
  topic: { row: 2, index: 0 },
  works: { row: 5, index: 0 },
  begin: { row: 5, index: 1 },
  end: { row: 5, index: 2 },
  unit: { row: 6, index: 0 },
  projects: { row: 7, index: 0 },
  amount: { row: 7, index: 0, column: 1 },
  kind: { row: 7, index: 0, column: 2 },
  own: { row: 8, index: 0 },
  cardType: { row: 10, index: 0 },
}
