import type { FieldType } from '#contract/formInfo.ts'

/** Something in a field that is pressed. */
export interface PressTarget {
  name: string
  type: FieldType
  /** Attributes of the field besides its type, key and label. */
  field?: Record<string, unknown>
  /** The first element that fits, within the field. */
  selector: string
  /** Where the layouts differ: the only one that has it. */
  only?: 'pc' | 'mobile'
  stored?: unknown
  /** What the field holds afterwards; a finger changes a slider without a click. */
  gives?: unknown
  /** It opens a panel, a sheet or a dialog. */
  opens?: true
  /** What is pressed is replaced by something that takes the focus; no click need arrive. */
  focuses?: true
}

const items = [
  { itemCode: '01', itemName: '甲' },
  { itemCode: '02', itemName: '乙' },
]
const LINK = '<p><a href="#there">这里</a></p>'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const file = { name: '一.png', url: PIXEL }
const picker = { selector: '[role="combobox"]', opens: true } as const
const columns = [
  { type: 'textBox', value: 'title', label: '名称' },
  { type: 'textBox', value: 'year', label: '年份' },
]
const adding = { field: { items: columns }, selector: 'button:has-text("添加")' }
const rows = { field: { items: columns }, stored: [{ title: '一' }, { title: '二' }] }

/** Everything that can be pressed in a field, by its type; layout types without a link have nothing. */
const TARGETS: Record<FieldType, readonly Omit<PressTarget, 'type'>[]> = {
  describe: [{ name: 'a link', field: { describe: LINK }, selector: 'a' }],
  editorText: [{ name: 'a link', field: { defaultValue: LINK }, selector: 'a' }],
  divider: [],
  page: [],
  upload: [
    { name: 'the button', selector: 'button' },
    { name: 'the zone', field: { uploadType: 'drag' }, selector: 'button', only: 'pc' },
    {
      name: 'a template',
      field: { enclosure: [{ name: '模板.png', url: '#there' }] },
      selector: 'a',
    },
    { name: 'removal', stored: [file], selector: 'button[aria-label^="删除"]' },
    { name: 'a picture', stored: [file], selector: 'ul button', opens: true },
  ],
  photo: [
    { name: 'the frame', selector: 'button' },
    { name: 'the picture', stored: [file], selector: 'button[aria-label^="预览"]', opens: true },
  ],
  textBox: [
    { name: 'a line', selector: 'input' },
    { name: 'the label', selector: 'label' },
    { name: 'an area', field: { textBoxType: '02' }, selector: 'textarea' },
    { name: 'the eye of a password', field: { textBoxType: '03' }, selector: 'button' },
  ],
  editor: [{ name: 'the text', selector: '[role="textbox"]', focuses: true }],
  counter: [
    { name: 'the number', selector: 'input' },
    { name: 'more', stored: 5, selector: 'button >> nth=1', gives: 6 },
    { name: 'less', stored: 5, selector: 'button >> nth=0', gives: 4 },
  ],
  choice: [
    { name: 'a radio button', field: { items }, selector: 'label >> nth=1', gives: '02' },
    {
      name: 'a check box',
      field: { items, choiceType: '02' },
      selector: 'label >> nth=1',
      gives: ['02'],
    },
    { name: 'a picker', field: { items, choiceType: '03' }, ...picker },
    {
      name: 'the clearing of a picker',
      field: { items, choiceType: '03' },
      stored: '01',
      selector: 'button[aria-label^="清除"]',
      only: 'pc',
      gives: undefined,
    },
  ],
  subOrg: [{ name: 'the picker', ...picker }],
  orgLinkage: [{ name: 'the picker', ...picker }],
  cascade: [{ name: 'the picker', field: { source: '03', areaType: '03' }, ...picker }],
  slider: [{ name: 'the scale', selector: 'input', gives: 50 }],
  rate: [{ name: 'a mark', selector: 'label >> nth=2', gives: 3 }],
  switch: [{ name: 'the switch', selector: 'input', gives: true }],
  dateTime: [
    { name: 'the input', selector: 'input, [role="combobox"]', opens: true },
    { name: 'a period', field: { isTimeSlot: true }, selector: 'input, button', opens: true },
  ],
  sign: [
    { name: 'the frame', selector: 'button', only: 'pc' },
    { name: 'the frame', selector: 'button', only: 'mobile', opens: true },
  ],
  table: [
    { name: 'a new row', ...adding, only: 'pc' },
    { name: 'a new row', ...adding, only: 'mobile', opens: true },
    { name: 'pasting', ...rows, selector: 'button:has-text("粘贴表格")', opens: true },
    { name: 'a cell', ...rows, selector: 'td input', only: 'pc' },
    {
      name: 'moving a row',
      ...rows,
      selector: '[data-act="down"]',
      gives: [{ title: '二' }, { title: '一' }],
    },
    { name: 'removing a row', ...rows, selector: '[data-act="remove"]', gives: [{ title: '二' }] },
    { name: 'a card', ...rows, selector: '[data-act="open"]', only: 'mobile', opens: true },
  ],
  timeSelect: [{ name: 'the picker', ...picker }],
  timePicker: [{ name: 'the input', selector: 'input, [role="combobox"]', opens: true }],
  timePickerRange: [{ name: 'the input', selector: 'input, [role="combobox"]', opens: true }],
}

/** What one layout has of it. */
export const pressTargets = (layout: 'pc' | 'mobile'): PressTarget[] =>
  Object.entries(TARGETS).flatMap(([type, targets]) =>
    targets
      .filter(({ only }) => only === undefined || only === layout)
      .map((target) => ({ ...target, type: type as FieldType })),
  )
