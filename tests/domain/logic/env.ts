import type { LogicEnv } from '#domain/logic/env.ts'

export const env: LogicEnv = {
  dictionaries: {
    SEX: [
      { itemCode: '1', itemName: '男' },
      { itemCode: '2', itemName: '女' },
    ],
    SUBJECT: [
      { itemCode: 'A', itemName: '理学', children: [{ itemCode: 'A1', itemName: '数学' }] },
    ],
  },
  areas: [
    {
      id: '440000',
      name: '广东省',
      children: [{ id: '440300', name: '深圳市', children: [{ id: '440305', name: '南山区' }] }],
    },
  ],
  now: Date.UTC(2026, 10, 20, 16, 30),
}
