import { TOTP } from 'otpauth'
import type { CallInput, OperationId } from '#contract/calls.ts'
import type { RateRule } from '#server/base/repositories/rateLimits.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import type { DuesWorld } from '../modules/money/support/duesWorld.ts'
import { paidMember } from '../modules/money/support/money.ts'
import { freshMobile } from '../modules/people/accounts/registration.ts'
import { applyInput } from '../support/applications.ts'
import { staffWith } from '../support/staffWith.ts'
import { type Answer, DEMO, lastCode, type Visitor, visitor } from '../support/visitor.ts'

/** One of twenty asks at once. */
type Ask = (who: Visitor, nth: number) => Promise<Answer<unknown>>

export interface Play {
  ask: Ask
  /** Who asks: one browser, browsers at this address, or at an address each. */
  from: Visitor | string | undefined
  /** The counter, which is brought near its limit. */
  counter?: RateRule
  /** Asks that are let through, where there is no counter to bring near its limit. */
  most?: number
  /** Whether the limit let an ask through, where another refusal than 429 says so. */
  isLetThrough?: (answer: Answer<unknown>) => boolean
}

/** The limits of a file below `src/server`, by what they limit. */
type Limits = Record<string, Record<string, (world: DuesWorld) => Promise<Play> | Play>>

const addresses = { next: 1 }
export const freshAddress = () => `10.9.0.${addresses.next++}`

const near = () => ({ from: freshAddress() })
const far = { from: undefined }
const HOUR = 3600
const DAY = 24 * HOUR
const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const userPwd = sentPassword('Guess-2026')

const asks =
  <Id extends OperationId>(id: Id, input: CallInput<Id>): Ask =>
  (who) =>
    who.ask(id, input)

/** The limit of one address. */
const network = (name: string, limit: number, seconds: number, ask: Ask) => ({
  [`${name} of one address`]: (): Play => {
    const from = freshAddress()
    return { from, ask, counter: { key: `${name}:ip:${from}`, limit, seconds } }
  },
})

const login = (userName: string): Ask => asks('login', { userName, userPwd })

/** A login whose password is right and whose second code is none. */
async function factorLogin({ server }: DuesWorld) {
  const staff = await staffWith(server, 'dues')
  const { id, mobile: userName = '' } = await staff.call('loginInfo', {})
  const { secret } = await staff.call('secondFactorBegin', {})
  const code = new TOTP({ secret }).generate({ timestamp: server.now().getTime() })
  await staff.call('secondFactorConfirm', { code })
  const right = sentPassword('Rights-2026')
  const ask = asks('login', { userName, userPwd: right, secondCode: 'aaaa-aaaa-aaaa' })
  return { id, ask }
}

/** A number that was sent a code, and what proves it. */
async function proof({ server }: DuesWorld) {
  const mobile = freshMobile()
  await visitor(server).call('sendValidCode', { orgId: DEMO, mobile })
  return { orgId: DEMO, mobile, validCode: await lastCode(server, mobile) }
}

async function loggedIn({ server }: DuesWorld) {
  const from = await staffWith(server, 'dues')
  const { id } = await from.call('loginInfo', {})
  return { from, id }
}

const send: Ask = (who) => who.ask('sendValidCode', { orgId: DEMO, mobile: freshMobile() })
const paged = { orgId: DEMO, current: 1, size: 10 }

export const LIMITS: Limits = {
  'modules/people/accounts/loginByPassword.ts': {
    'wrong passwords of an account from one network': () => ({
      ...{ ...near(), ask: login('auditor'), most: 5 },
    }),
    'passwords of a name nobody has from one network': () => ({
      ...{ ...near(), ask: login('nobody-near'), most: 5 },
    }),
    'passwords of a name from anywhere': async (world) => {
      const name = await world.tx(async (tx) => tx.hash('login', 'nobody-far'))
      const counter = { key: `login:name:${name}`, limit: 100, seconds: HOUR }
      return { ...far, ask: login('nobody-far'), counter }
    },
    ...network('login', 60, 600, (who, nth) => login(`nobody-${nth}`)(who, nth)),
  },
  'modules/people/accounts/lookUp.ts': {
    ...network('oracle:60', 30, 60, asks('validUserName', { userName: 'unit01' })),
    ...network('oracle:3600', 200, HOUR, asks('validUserName', { userName: 'unit01' })),
  },
  'modules/people/accounts/proveMobile.ts': {
    'wrong card numbers of a mobile': async (world) => ({
      ...{ ...far, ask: asks('proveMobile', { ...(await proof(world)), cardTail: '0000' }) },
      most: 5,
    }),
  },
  'modules/records/applications/rateLimitedSearch.ts': network(
    ...(['lookup', 240, 600] as const),
    asks('memberJoinPage', { ...paged, oneMemberCode: '01', keyword: '沈砚秋' }),
  ),
  'modules/records/certificates/readCertificateState.ts': network(
    ...(['certificate', 120, 600] as const),
    asks('certificateState', { code: ID }),
  ),
  'modules/money/questions/askQuestion.ts': {
    'questions of a member': async (world) => {
      const { id, who: from, orderId } = await paidMember(world)
      const ask: Ask = (who, nth) =>
        who.ask('orderQuestion', { id: orderId, kind: 'other', text: `第${nth}个问题` })
      return { ask, from, counter: { key: `question:${id}`, limit: 10, seconds: DAY } }
    },
  },
  'modules/records/forms/admitForm.ts': {
    'form of one address': async (world) => {
      const address = freshAddress()
      const from = visitor(world.server, 'localhost', DEMO, address)
      await from.prove(freshMobile())
      const ask = asks('memberApply', applyInput('individual', {}))
      return { ask, from, counter: { key: `form:ip:${address}`, limit: 120, seconds: 600 } }
    },
  },
  'modules/privacy/ownData/exportOwnData.ts': {
    'own data of an account': async (world) => {
      const { from, id } = await loggedIn(world)
      const counter = { key: `ownData:account:${id}`, limit: 5, seconds: DAY }
      return { from, counter, ask: asks('ownData', { format: 'json' }) }
    },
  },
  'modules/people/passwordLinks/setPasswordByLink.ts': network(
    ...(['passwordLink', 20, 600] as const),
    asks('setPassword', { ticket: ID, userPwd }),
  ),
  'modules/records/recommendation/validateRecommend.ts': {
    'wrong recommendations of a society': () => ({
      ...{ ...far, ask: asks('validateRecommend', { type: '01', recommendCode: 'AAAA0000' }) },
      counter: { key: 'recommend:wrong:01', limit: 600, seconds: HOUR },
    }),
    ...network(
      ...(['recommend', 20, 600] as const),
      asks('validateRecommend', { type: '02', realName: '梁亦舟', cardNo: 'E1' }),
    ),
  },
  'modules/people/secondFactor/spendFactor.ts': {
    'second factors of an account from one network': async (world) => ({
      ...{ ...near(), ask: (await factorLogin(world)).ask, most: 5 },
    }),
    'second factors of an account from anywhere': async (world) => {
      const { id, ask } = await factorLogin(world)
      return { ...far, ask, counter: { key: `secondFactor:${id}`, limit: 30, seconds: HOUR } }
    },
  },
  'base/session/isOwnPassword.ts': {
    'passwords of a login': async (world) => {
      const { from, id } = await loggedIn(world)
      const counter = { key: `password:account:${id}`, limit: 10, seconds: 600 }
      return { from, counter, ask: asks('validUserPwd', { userPwd }) }
    },
  },
  'modules/people/sms/checkCode.ts': {
    'codes of a mobile from one network': async (world) => ({
      ...{ ...near(), ask: asks('validCode', await proof(world)), most: 5 },
      isLetThrough: ({ data }) => data === true,
    }),
    ...network('code', 60, 600, (who) =>
      who.ask('proveMobile', { orgId: DEMO, mobile: freshMobile(), validCode: '000000' }),
    ),
  },
  'modules/people/sms/requireProofOfWork.ts': {
    'codes without work of one address': ({ server }) => ({
      ...{ from: Object.assign(visitor(server), { solves: false }), ask: send, most: 3 },
      isLetThrough: ({ status }) => status === 200,
    }),
  },
  'modules/people/sms/sendCode.ts': {
    'codes of a mobile': () => {
      const mobile = freshMobile()
      return { ...far, ask: asks('sendValidCode', { orgId: DEMO, mobile }), most: 1 }
    },
    ...network('sms', 60, HOUR, send),
    // After all that are sent a code.
    'codes of a society': () => ({
      ...{ ...far, ask: send, counter: { key: 'sms:org', limit: 20_000, seconds: DAY } },
    }),
  },
  'modules/configuration/uploads/grantUpload.ts': network(
    ...(['upload', 200, 600] as const),
    asks('uploadToken', { purpose: 'enclosure', name: '扫描件.png' }),
  ),
  'modules/files/storage/uploadSums.ts': {
    'files of an account': async (world) => {
      const { from, id } = await loggedIn(world)
      const key = await world.tx(async (tx) => `upload:files:owner:${tx.hash('owner', id)}`)
      const limit = world.server.parts.uploads.owner.files
      const ask = asks('uploadToken', { purpose: 'enclosure', name: '扫描件.png' })
      return { from, ask, counter: { key, limit, seconds: DAY } }
    },
  },
  'modules/people/tickets/loginByTicket.ts': network(
    'ticket',
    60,
    600,
    asks('ticketLogin', { ticket: ID }),
  ),
  'modules/people/wechat/acquireOpenId.ts': network(
    'wechat',
    300,
    600,
    asks('wxOpenId', { code: ID }),
  ),
}
