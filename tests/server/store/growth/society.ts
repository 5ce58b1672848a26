/** Members of the filled society; MEMBERS=1000000 is the size the limits were chosen for. */
export const MEMBERS = Number(process.env.MEMBERS ?? 40_000)

export const SOCIETY = 'growing'

/** What the lists are asked for by. */
export const ASKED = {
  member: 'm10',
  memberNum: 'M00000010',
  unit: 'u3',
  unitName: '北京第6研究院',
  account: 'a10',
  order: 'o10',
  statement: 's1',
  /** Of few members, of some, of very many, of none. */
  keywords: {
    'a name': '李伟敏',
    'two characters': '伟敏',
    'a unit': '北京第6研究院',
    'a surname': '李',
    'two common characters': '大学',
    'common characters': '研究院',
    'nobody’s name': '龘龘龘',
  },
  /** Of an account, and of none. */
  numbers: { 'a mobile': '13800000000', 'a number': 'N10', 'a member number': 'M00000010' },
} as const
