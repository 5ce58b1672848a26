import { describe, expect, test } from 'vitest'
import { errorsOf, formOf } from './form.ts'

/** Items of these codes. */
const offering = (...codes: string[]) => ({
  items: codes.map((itemCode) => ({ itemCode, itemName: itemCode })),
})
const cardTypes = { source: '02', dictionary: 'CARD_TYPE' }

const field = (type: string, more: object = {}) => ({ type, value: 'f', label: '项目', ...more })
const errorOf = (definition: object, value: unknown) => errorsOf(formOf(definition), { f: value }).f

describe('required comes first, with the text of its kind', () => {
  test.each<[type: string, more: object, text: string]>([
    ['textBox', {}, '请输入项目'],
    ['editor', {}, '请输入项目'],
    ['counter', {}, '请输入项目'],
    ['slider', {}, '请输入项目'],
    ['rate', {}, '请输入项目'],
    ['switch', {}, '请选择项目'],
    ['choice', { items: [] }, '请选择项目'],
    ['subOrg', {}, '请选择项目'],
    ['orgLinkage', {}, '请选择项目'],
    ['cascade', { items: [] }, '请选择项目'],
    ['dateTime', {}, '请选择项目'],
    ['timeSelect', {}, '请选择项目'],
    ['timePicker', {}, '请选择项目'],
    ['timePickerRange', {}, '请选择项目'],
    ['upload', {}, '请上传项目'],
    ['photo', {}, '请上传项目'],
    ['sign', {}, '请上传项目'],
    ['table', { items: [{ type: 'textBox', value: 'c' }] }, '请添加项目'],
    ['textBox', { requiredText: '这一项不能空着' }, '这一项不能空着'],
  ])('%s %j', (type, more, text) => {
    expect(errorOf(field(type, { required: true, ...more }), undefined)).toBe(text)
    expect(errorOf(field(type, more), undefined)).toBeUndefined()
  })

  test.each([
    ['blanks only', field('textBox', { required: true }), '  \n', '请输入项目'],
    ['an empty list', field('choice', { required: true, choiceType: '02' }), [], '请选择项目'],
    ['an empty paragraph', field('editor', { required: true }), '<p><br></p>', '请输入项目'],
    ['0 is given', field('counter', { required: true }), 0, undefined],
    ['off is given', field('switch', { required: true }), false, undefined],
  ])('%s', (_, definition, value, text) => {
    expect(errorOf(definition, value)).toBe(text)
  })
})

describe('a limit', () => {
  const limited = { limitWorkNumber: true, min: 2, max: 4 }
  test.each<[name: string, definition: object, value: unknown, text: string | undefined]>([
    ['counts characters as a person does', field('textBox', limited), '𬭎😀', undefined],
    ['one below', field('textBox', limited), '字', '项目长度只能在2-4之间'],
    ['one above', field('textBox', limited), '字字字字字', '项目长度只能在2-4之间'],
    ['an empty optional field passes', field('textBox', limited), '', undefined],
    ['of a number is its value', field('counter', limited), 5, '项目只能在2-4之间'],
    ['a number on the bound', field('slider', limited), 4, undefined],
    [
      'of check boxes counts the chosen',
      field('choice', { ...limited, ...offering('1'), choiceType: '02' }),
      ['1'],
      '项目长度只能在2-4之间',
    ],
    [
      'of a table counts rows',
      field('table', { ...limited, items: [] }),
      [{}],
      '项目长度只能在2-4之间',
    ],
    [
      'of rich text counts what is read',
      field('editor', limited),
      '<p><b>字</b></p>',
      '项目长度只能在2-4之间',
    ],
    ['of rich text does not count tags', field('editor', limited), '<p>字&amp;字</p>', undefined],
    [
      'has its own text',
      field('textBox', { ...limited, limitWorkNumberText: '二到四个字' }),
      '字',
      '二到四个字',
    ],
    ['switched off limits nothing', field('textBox', { min: 2, max: 4 }), '字', undefined],
  ])('%s', (_, definition, value, text) => {
    expect(errorOf(definition, value)).toBe(text)
  })
})

describe('a pattern', () => {
  const code = { isRegExp: true, customRegExp: '/[A-Z]\\d+/' }
  test.each<[name: string, more: object, value: string, text: string | undefined]>([
    ['must match the whole value', code, 'A1x', '项目格式错误'],
    ['and does', code, 'A12', undefined],
    ['has its own text', { ...code, regExpText: '请按样例填写' }, 'a', '请按样例填写'],
    [
      'comes after the limit',
      { ...code, limitWorkNumber: true, max: 3 },
      'abcd',
      '项目长度不能大于3',
    ],
    ['by name', { isRegExp: true, commonRegExp: 'mobile' }, '1380000000', '项目格式错误'],
    ['that is refused is not applied', { isRegExp: true, customRegExp: '(a+)+' }, 'b', undefined],
  ])('%s', (_, more, value, text) => {
    expect(errorOf(field('textBox', more), value)).toBe(text)
  })
})

describe('the card check', () => {
  const form = formOf(
    { type: 'choice', value: 'cardType', label: '证件类型', ...cardTypes },
    { type: 'textBox', value: 'no', label: '证件号码', isRegExp: 1, commonRegExp: 'cardNo' },
    { type: 'textBox', value: 'id', label: '身份证', isRegExp: 1, commonRegExp: 'idCard' },
  )
  test.each([
    ['needs a card type first', { no: 'E1234' }, { no: '请先选择证件类型' }],
    ['goes by the chosen type', { cardType: '05', no: 'E1234' }, {}],
    ['fails by it', { cardType: '01', no: 'E1234' }, { no: '证件号码错误' }],
    [
      'of an unknown type fails',
      { cardType: '88', no: 'E1234' },
      { cardType: '请重新选择证件类型', no: '证件号码错误' },
    ],
    ['idCard is always a resident ID', { cardType: '05', id: 'E1234' }, { id: '证件号码错误' }],
    ['in either case', { id: '11010519491231002x' }, {}],
  ])('%s', (_, values, errors) => {
    expect(errorsOf(form, values)).toEqual(errors)
  })

  test('in a table goes by the row’s own card type', () => {
    const table = formOf({
      type: 'table',
      value: 't',
      label: '人员',
      items: [
        { type: 'choice', value: 'cardType', label: '证件类型', ...cardTypes },
        { type: 'textBox', value: 'no', label: '证件号码', isRegExp: 1, commonRegExp: 'cardNo' },
      ],
    })
    const rows = [{ cardType: '05', no: 'E1234' }, { cardType: '01', no: 'E1234' }, { no: 'E1234' }]
    expect(errorsOf(table, { t: rows })).toEqual({
      't/1/no': '证件号码错误',
      't/2/no': '请先选择证件类型',
    })
  })
})

describe('the form of a value', () => {
  const wrong = '项目格式错误'
  test.each<[type: string, more: object, good: unknown, bad: unknown]>([
    ['textBox', {}, 'x', 1],
    ['counter', {}, 1.5, '1'],
    ['switch', {}, true, 'true'],
    ['choice', offering('01'), '01', ['01']],
    ['choice', { ...offering('01'), choiceType: '04' }, ['01'], '01'],
    ['subOrg', {}, { id: 'b1', orgName: '广东分会' }, { id: 'b1' }],
    ['orgLinkage', { areaType: '01' }, { areaCode: ['440000'], orgName: '甲' }, { orgName: '甲' }],
    ['cascade', { source: '03', areaType: '02' }, ['440000', '440300'], '440000'],
    ['cascade', { ...offering('A'), isMultiple: 1 }, [['A']], ['A']],
    ['dateTime', {}, '2024-02-29', '2023-02-29'],
    ['dateTime', { fmt: 'yyyy-MM-dd HH:mm' }, '2024-02-29 08:00', '2024-02-29'],
    ['dateTime', { isTimeSlot: 1 }, ['2024-01-01', '2024-02-01'], ['2024-01-01', '']],
    ['timePicker', {}, '08:30', '8:30'],
    ['timePickerRange', {}, ['08:30', '17:00'], ['08:30']],
    ['upload', {}, [{ name: 'a.jpg', url: '/a.jpg' }], ['/a.jpg']],
    ['table', { items: [] }, [{}], ['row']],
  ])('%s %j takes %j, not %j', (type, more, good, bad) => {
    expect(errorOf(field(type, more), good)).toBeUndefined()
    expect(errorOf(field(type, more), bad)).toBe(wrong)
  })
})

describe('a period’s end is not before its start', () => {
  const day = field('dateTime', { isTimeSlot: 1 })
  const british = field('dateTime', { isTimeSlot: 1, fmt: 'dd/MM/yyyy' })
  const time = field('timePickerRange')
  test.each<[definition: object, value: [string, string], right: boolean]>([
    [day, ['2024-02-02', '2020-01-01'], false],
    [day, ['2020-01-01', '2024-02-02'], true],
    [day, ['2024-02-02', '2024-02-02'], true],
    [british, ['31/01/2020', '01/02/2020'], true],
    [british, ['01/02/2020', '31/01/2020'], false],
    [time, ['23:00', '01:00'], false],
    [time, ['08:00', '08:00'], true],
    [field('timePickerRange', { fmt: 'HH:mm:ss' }), ['08:00:01', '08:00:00'], false],
  ])('%j %j', (definition, value, right) => {
    expect(errorOf(definition, value)).toBe(right ? undefined : '结束时间不能早于开始时间')
  })
})

describe('uploads', () => {
  const file = (name: string, url = `/files/${name}`) => ({ name, url })
  const upload = field('upload', { fileType: 'PDF,jpg', limit: 2 })
  test.each([
    ['an extension in either case', [file('a.Pdf')], undefined],
    ['another extension', [file('a.png')], '请上传后缀名为pdf、jpg的文件'],
    ['a name without one leaves it to the address', [file('扫描件', '/f/a.jpg')], undefined],
    ['too many', [file('a.jpg'), file('b.jpg'), file('c.jpg')], '最多只能上传2个文件'],
  ])('%s', (_, files, text) => {
    expect(errorOf(upload, files)).toBe(text)
  })

  test('a photo is one', () => {
    expect(errorOf(field('photo'), [file('a.jpg'), file('b.jpg')])).toBe('最多只能上传1个文件')
  })
})

describe('tables', () => {
  const column = { type: 'textBox', value: 'title', label: '题名', required: true }
  const table = (more: object, ...items: object[]) => formOf(field('table', { items, ...more }))

  test('every cell is checked as a field, by key/row/column', () => {
    const form = table({}, column, { type: 'dateTime', value: 'day', label: '日期' })
    const rows = [{ title: '甲', day: '2024-01-01' }, { day: '2024-13-01' }]
    expect(errorsOf(form, { f: rows })).toEqual({
      'f/1/title': '请输入题名',
      'f/1/day': '日期格式错误',
    })
  })

  test('a column that must not repeat is compared with the other rows', () => {
    const form = table({}, { ...column, notRepeatText: '题名不可重复' })
    const rows = [{ title: 'ab' }, { title: ' AB ' }, { title: 'c' }, { title: '' }, {}]
    expect(errorsOf(form, { f: rows })).toEqual({
      'f/0/title': '题名不可重复',
      'f/1/title': '题名不可重复',
      'f/3/title': '请输入题名',
      'f/4/title': '请输入题名',
    })
  })

  test('more rows than numLimit are too many', () => {
    const form = table({ isNumLimit: 1, numLimit: 1, numLimitText: '只能填一行' }, column)
    expect(errorsOf(form, { f: [{ title: 'a' }] })).toEqual({})
    expect(errorsOf(form, { f: [{ title: 'a' }, { title: 'b' }] })).toEqual({ f: '只能填一行' })
  })

  test('a column that is never shown is not checked', () => {
    expect(errorsOf(table({}, { ...column, isHide: true }), { f: [{}] })).toEqual({})
  })
})

describe('what is hidden is never validated', () => {
  const kind = {
    type: 'choice',
    value: 'kind',
    label: '类别',
    isRelation: 1,
    fields: 'f',
    ...offering('01'),
  }
  test.each([
    ['by a relation', { ...kind, condition: '1', conditionText: '01' }, {}],
    ['by isHide', { ...kind, isRelation: 0 }, { isHide: true }],
    ['by isShow, being nobody’s target', { ...kind, isRelation: 0 }, { isShow: false }],
  ])('%s', (_, controller, more) => {
    const form = formOf(controller, field('textBox', { required: true, ...more }))
    expect(errorsOf(form, {})).toEqual({})
  })

  test('and is validated when it is shown again', () => {
    const form = formOf(
      { ...kind, condition: '1', conditionText: '01' },
      field('textBox', { required: true }),
    )
    expect(errorsOf(form, { kind: '01' })).toEqual({ f: '请输入项目' })
  })
})

test('values of the prototype are not values', () => {
  const form = formOf({ type: 'textBox', value: 'toString', label: '项目', required: true })
  expect(errorsOf(form, {})).toEqual({ toString: '请输入项目' })
})
