import type { RawField } from '#contract/formInfo.ts'

const text = (value: string, label: string, more: RawField = {}): RawField => ({
  type: 'textBox',
  value,
  label,
  ...more,
})

const items = (...names: string[]) =>
  names.map((itemName, index) => ({ itemCode: String(index + 1).padStart(2, '0'), itemName }))

const subjects = Array.from({ length: 40 }, (_, index) => `第${index + 1}学科方向`)

/** Every field type in the variants that look different, as a formInfo document. */
export const allTypes: RawField[][] = [
  [
    {
      type: 'describe',
      value: 'note',
      describe: '<p>请如实填写以下内容，带 <b style="color:#c00">*</b> 的为必填项。</p>',
    },
  ],
  [{ type: 'page', value: 'basic', label: '基本信息' }],
  [
    text('name', '姓名', { required: true, placeholder: '请输入姓名' }),
    {
      type: 'choice',
      value: 'sex',
      label: '性别',
      required: true,
      choiceType: '01',
      items: items('男', '女'),
    },
    { type: 'dateTime', value: 'birth', label: '出生日期', required: true },
  ],
  [
    {
      type: 'choice',
      value: 'cardType',
      label: '证件类型',
      choiceType: '03',
      items: items('居民身份证', '士兵证', '军官证', '警官证', '护照'),
    },
    text('cardNo', '证件号码', { required: true, describe: '与证件上的号码一致' }),
    text('pwd', '查询密码', { textBoxType: '03' }),
  ],
  [
    {
      type: 'choice',
      value: 'subject',
      label: '学科方向',
      choiceType: '03',
      isMultiple: true,
      items: items(...subjects),
    },
    { type: 'cascade', value: 'area', label: '所在地区', source: '03', required: true },
  ],
  [
    { type: 'photo', value: 'photo', label: '证件照', required: true, width: 120, height: 160 },
    text('intro', '个人简介', {
      textBoxType: '02',
      rows: 6,
      width: '70%',
      limitWorkNumber: true,
      min: 10,
      max: 500,
    }),
  ],
  [{ type: 'divider', label: '工作情况', lineType: '02' }],
  [
    { type: 'counter', value: 'years', label: '工作年限', min: 0, max: 60 },
    { type: 'switch', value: 'retired', label: '是否退休' },
    { type: 'rate', value: 'level', label: '自评' },
  ],
  [
    { type: 'slider', value: 'share', label: '科研时间占比', min: 0, max: 100, step: 5 },
    { type: 'timeSelect', value: 'contact', label: '方便联系的时间' },
    { type: 'timePicker', value: 'at', label: '上班时间' },
  ],
  [
    { type: 'timePickerRange', value: 'shift', label: '工作时段' },
    { type: 'dateTime', value: 'term', label: '任职时间', isTimeSlot: true, fmt: 'yyyy-MM' },
  ],
  [
    { type: 'dateTime', value: 'arrival', label: '报到时间', fmt: 'yyyy-MM-dd HH:mm' },
    { type: 'subOrg', value: 'branch', label: '所属分会' },
  ],
  [{ type: 'orgLinkage', value: 'unit', label: '工作单位', required: true }],
  [
    {
      type: 'choice',
      value: 'interest',
      label: '希望参加的活动',
      choiceType: '02',
      items: items(
        '学术年会',
        '青年论坛',
        '继续教育',
        '科普下乡',
        '标准制订',
        '期刊审稿',
        '国际交流',
      ),
    },
  ],
  [{ type: 'page', value: 'work', label: '成果与附件' }],
  [
    {
      type: 'table',
      value: 'works',
      label: '代表性成果',
      required: true,
      isNumLimit: true,
      numLimit: 5,
      numLimitText: '最多填写5项成果',
      items: [
        text('title', '成果名称', { required: true }),
        {
          type: 'choice',
          value: 'kind',
          label: '类别',
          choiceType: '03',
          items: items('论文', '专著', '专利', '奖励'),
        },
        { type: 'dateTime', value: 'date', label: '时间', fmt: 'yyyy-MM' },
        { type: 'counter', value: 'rank', label: '排名', min: 1 },
      ],
    },
  ],
  [
    {
      type: 'upload',
      value: 'proof',
      label: '证明材料',
      required: true,
      fileType: 'jpg,png,pdf',
      fileSize: 10,
      limit: 3,
      enclosureLabel: '模板下载',
      enclosure: [{ name: '证明模板.docx', url: '/template.docx' }],
    },
    { type: 'upload', value: 'more', label: '其他附件', uploadType: 'drag' },
  ],
  [{ type: 'sign', value: 'sign', label: '本人签名', required: true }],
  [{ type: 'editor', value: 'statement', label: '自我陈述' }],
  [
    {
      type: 'editorText',
      value: 'law',
      defaultValue: '<h4>入会须知</h4><p>本人自愿加入学会，遵守章程。</p>',
    },
  ],
  [{ type: 'hologram', value: 'future', label: '全息影像' }],
]

/** Values that fill most of it, as they would be stored. */
export const filled = {
  name: '欧阳明远',
  sex: '01',
  birth: '1986-03-12',
  cardType: '01',
  cardNo: '110101198603123456',
  subject: ['01', '03'],
  area: ['440000', '440300', '440305'],
  intro: '从事智能制造方向的教学与研究工作。',
  years: 12,
  retired: false,
  level: 4,
  share: 65,
  contact: '09:30',
  at: '08:30',
  shift: ['08:30', '17:30'],
  term: ['2018-09', '2024-08'],
  arrival: '2026-11-20 14:30',
  unit: { areaCode: ['440000', '440300', '440305'], id: '1', orgName: '岭南先进制造研究院' },
  branch: { id: '1', orgName: '青年工作委员会' },
  interest: ['01', '03', '05'],
  works: [
    { title: '面向柔性产线的自适应调度方法', kind: '01', date: '2023-05', rank: 1 },
    { title: '一种协作机器人末端力控装置', kind: '03', date: '2024-11', rank: 2 },
  ],
  proof: [{ name: '职称证书.pdf', url: '/a.pdf' }],
  statement: '<p>本人长期从事一线工作。</p><p>愿意为学会服务。</p>',
}
