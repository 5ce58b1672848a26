import { mountForm } from './form.js'

const formInfo = [
  [
    { type: 'textBox', value: 'realName', label: '姓名', required: true },
    {
      type: 'choice',
      value: 'sex',
      label: '性别',
      choiceType: '01',
      source: '02',
      dictionary: 'SEX',
    },
  ],
  [
    {
      type: 'choice',
      value: 'kind',
      label: '申请类别',
      choiceType: '01',
      required: true,
      items: [
        { itemCode: '01', itemName: '个人' },
        { itemCode: '02', itemName: '单位' },
      ],
      isRelation: true,
      condition: '1',
      conditionText: '02',
      fields: 'orgName',
    },
    { type: 'textBox', value: 'orgName', label: '单位名称', required: true },
  ],
  [{ type: 'dateTime', value: 'birthDay', label: '出生日期' }],
  [{ type: 'cascade', value: 'areaCode', label: '所在地区', source: '03', areaType: '03' }],
]
const show = (value) => {
  document.getElementById('value').textContent = JSON.stringify(value, null, 2)
}
window.form = mountForm(document.getElementById('form'), {
  formInfo,
  layout: matchMedia('(max-width: 600px)').matches ? 'mobile' : 'pc',
  onChange: show,
  onSubmit: (value) => {
    show(value)
    document.title = '已提交'
  },
})
