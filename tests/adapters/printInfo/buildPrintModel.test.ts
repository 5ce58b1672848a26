import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'
import { parsePrintInfo } from '#adapters/printInfo/parsePrintInfo.ts'
import { hiddenKeys } from '#domain/logic/hiddenKeys.ts'
import { env } from '../../domain/logic/env.ts'
import { dictionaries } from '../formInfo/outcome.ts'

const bundle = convertFormInfo(
  [
    [
      { type: 'textBox', value: 'name', label: '姓名', width: '60%' },
      { type: 'photo', value: 'photo', label: '照片', isPrintHideTitle: true },
    ],
    [{ type: 'textBox', value: 'secret', label: '内部编号', isPrint: false }],
    [{ type: 'page', label: '第二页' }],
    [
      {
        type: 'switch',
        value: 'has',
        label: '有推荐人',
        isRelation: 1,
        condition: '1',
        conditionText: 'true',
        fields: 'who',
      },
    ],
    [{ type: 'textBox', value: 'who', label: '推荐人' }],
  ],
  { dictionaries },
)

const printInfo = JSON.stringify({
  title: '入会申请表',
  remark: '请用 A4 纸打印',
  signature: [{ label: '申请人签名' }, { label: '' }],
  auditOpinion: [
    { label: '单位意见', source: '01', text: '（盖章）' },
    { label: '初审意见', source: '02', nodeId: '05' },
    { label: '复审意见', source: '02', nodeId: '06' },
  ],
})

const entry = (nodeId: string, opinion: string, createAt: string) => ({
  realName: '审核员',
  status: '06',
  opinion,
  createAt,
  nodeId,
})

const print = (values: Record<string, unknown>, info: unknown = printInfo) =>
  buildPrintModel({
    bundle,
    values,
    hidden: hiddenKeys(bundle, values, env),
    printInfo: info,
    title: '备用标题',
    history: [
      entry('05', '材料齐全，同意', '2026-11-19T08:00:00Z'),
      entry('05', '请补照片', '2026-11-18T08:00:00Z'),
    ],
    tables: { dictionaries, areas: [] },
  })

test('a form that says whose it is has its own name below', () => {
  const named = buildPrintModel({
    ...{ bundle, values: {}, hidden: new Set<string>(), history: [] },
    printInfo: {},
    tables: { dictionaries, areas: [] },
    title: '华夏数据科学学会统计建模专业委员会',
    subtitle: '第五届委员会委员推荐表',
  })
  expect(named).toMatchObject({
    title: '华夏数据科学学会统计建模专业委员会',
    subtitle: '第五届委员会委员推荐表',
  })
  expect(print({})).not.toHaveProperty('subtitle')
})

describe('the printed form', () => {
  test('has what is shown and printed, row by row, a page field on a new sheet', () => {
    expect(print({ name: '王小明', secret: 'x', who: 'y' }).sections).toEqual([
      {
        pageBreak: false,
        rows: [
          [
            {
              key: 'name',
              label: '姓名',
              hideTitle: false,
              share: 60,
              content: { kind: 'text', text: '王小明' },
            },
            {
              key: 'photo',
              label: '照片',
              hideTitle: true,
              content: { kind: 'images', files: [] },
            },
          ],
        ],
      },
      {
        title: '第二页',
        pageBreak: true,
        rows: [
          [
            {
              key: 'has',
              label: '有推荐人',
              hideTitle: false,
              content: { kind: 'text', text: '' },
            },
          ],
        ],
      },
    ])
  })

  test('fills an opinion by its node with the latest word, and leaves the others to be written', () => {
    expect(print({}).opinions).toEqual([
      { label: '单位意见', source: '01', text: '（盖章）' },
      {
        label: '初审意见',
        source: '02',
        nodeId: '05',
        realName: '审核员',
        opinion: '材料齐全，同意',
        createAt: '2026-11-19T08:00:00Z',
      },
      { label: '复审意见', source: '02', nodeId: '06' },
    ])
  })

  test('takes title, remark and signatures from printInfo', () => {
    expect(print({})).toMatchObject({
      title: '入会申请表',
      remark: '请用 A4 纸打印',
      signature: ['申请人签名'],
    })
  })

  test.each(['not json', '[]', '', null])(
    'is printed without them when printInfo is %j',
    (info) => {
      expect(print({}, info)).toMatchObject({
        title: '备用标题',
      })
      expect(parsePrintInfo(info)).toEqual({ signature: [], auditOpinion: [] })
    },
  )
})
