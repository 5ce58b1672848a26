import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from './openTestStore.ts'

type Columns = { [T in keyof Database]: Record<keyof Database[T], true> }

const created = { createdAt: true } as const
const own = { orgId: true } as const
const ownWithId = { orgId: true, id: true } as const

/** Every column the types name; the compiler refuses one too many or too few. */
const COLUMNS: Columns = {
  organisation: { ...own, code: true, name: true, ...created },
  orgHost: { ...own, host: true },
  configVersion: {
    ...own,
    version: true,
    hash: true,
    documents: true,
    author: true,
    note: true,
    ...created,
  },
  configCurrent: { ...own, version: true, changedAt: true },
  formDefinition: { ...own, hash: true, formInfo: true, printInfo: true, ...created },
  noticeView: { ...own, noticeId: true, browseNum: true },
  account: {
    ...ownWithId,
    userType: true,
    userName: true,
    mobile: true,
    realName: true,
    pwdHash: true,
    orgUnitId: true,
    orgName: true,
    areaCode: true,
    sex: true,
    birthDay: true,
    cardType: true,
    cardNo: true,
    title: true,
    position: true,
    subject: true,
    edu: true,
    major: true,
    address: true,
    failedLogins: true,
    lockedUntil: true,
    disabledAt: true,
    rights: true,
    ...created,
    updatedAt: true,
  },
  orgUnit: {
    ...ownWithId,
    orgName: true,
    areaCode: true,
    linkMan: true,
    linkPhone: true,
    orgType: true,
    oneSubOrgType: true,
    ...created,
  },
  loginToken: {
    ...own,
    tokenHash: true,
    accountId: true,
    ...created,
    lastSeenAt: true,
    expiresAt: true,
    revokedAt: true,
  },
  mobileProof: { ...own, hash: true, mobile: true, ...created, expiresAt: true },
  smsCode: {
    ...own,
    mobile: true,
    purpose: true,
    codeHash: true,
    tries: true,
    ...created,
    expiresAt: true,
    consumedAt: true,
  },
  smsSend: { ...ownWithId, mobile: true, purpose: true, ip: true, sentAt: true },
  consent: {
    ...ownWithId,
    accountId: true,
    mobile: true,
    document: true,
    version: true,
    ip: true,
    at: true,
  },
  memberApplication: {
    ...ownWithId,
    oneMemberCode: true,
    oneMemberType: true,
    twoMemberCode: true,
    memberType: true,
    formInfo: true,
    formHash: true,
    realName: true,
    mobile: true,
    sex: true,
    cardNo: true,
    areaCode: true,
    orgUnitId: true,
    orgName: true,
    photo: true,
    introduction: true,
    status: true,
    enclosure: true,
    memberNum: true,
    endAt: true,
    joinMethod: true,
    isRead: true,
    accountId: true,
    ...created,
    updatedAt: true,
    revision: true,
  },
  recommendation: {
    ...ownWithId,
    objId: true,
    approvalId: true,
    recommendCode: true,
    realName: true,
    cardNo: true,
    birthDay: true,
    titleLevel: true,
    orgName: true,
    tsaPosition: true,
    ...created,
  },
  recommendGrant: {
    ...own,
    hash: true,
    recommendationId: true,
    ...created,
    expiresAt: true,
  },
  orApplication: {
    ...ownWithId,
    functionCode: true,
    oneOrType: true,
    twoOrType: true,
    approvalId: true,
    objId: true,
    objCodeId: true,
    memberId: true,
    subOrgId: true,
    session: true,
    tsaPosition: true,
    ptPosition: true,
    formInfo: true,
    formHash: true,
    realName: true,
    mobile: true,
    cardNo: true,
    orgUnitId: true,
    orgName: true,
    status: true,
    enclosure: true,
    accountId: true,
    ...created,
    updatedAt: true,
    revision: true,
  },
  auditEntry: {
    ...ownWithId,
    seq: true,
    objId: true,
    nodeId: true,
    status: true,
    realName: true,
    opinion: true,
    accountId: true,
    ...created,
  },
  memberNumCounter: { ...own, prefix: true, next: true },
  uploadedFile: {
    ...own,
    path: true,
    name: true,
    size: true,
    contentType: true,
    purpose: true,
    owner: true,
    ...created,
    usedAt: true,
  },
  envelopeKey: { ...own, kid: true, publicKey: true, privateKey: true, ...created },
  envelopeNonce: { ...own, nonce: true, expiresAt: true },
  loginTicket: { ...own, ticketHash: true, tokenHash: true, expiresAt: true, usedAt: true },
  certificate: {
    ...own,
    code: true,
    kind: true,
    objId: true,
    name: true,
    num: true,
    claims: true,
    contentHash: true,
    path: true,
    issuedAt: true,
    storedAt: true,
    replacedAt: true,
  },
  duesNotice: { ...ownWithId, memberId: true, year: true, fen: true, spans: true, ...created },
  duesOrder: {
    ...ownWithId,
    tradeRef: true,
    noticeId: true,
    memberId: true,
    method: true,
    channel: true,
    fen: true,
    status: true,
    result: true,
    deadline: true,
    enclosure: true,
    remark: true,
    opinion: true,
    ...created,
    closedAt: true,
    paidAt: true,
  },
  duesPayment: {
    ...ownWithId,
    method: true,
    tradeNo: true,
    tradeRef: true,
    orderId: true,
    memberId: true,
    fen: true,
    paidAt: true,
    receivedAt: true,
  },
  duesTerm: { ...own, memberId: true, year: true, paymentId: true, fen: true, ...created },
  duesReconcile: {
    ...ownWithId,
    paymentId: true,
    reason: true,
    fen: true,
    ...created,
    remedy: true,
    note: true,
    handledBy: true,
    handledAt: true,
  },
  duesReceipt: { ...own, paymentId: true, orderId: true, num: true, path: true, ...created },
  duesInvoice: {
    ...ownWithId,
    orderId: true,
    memberId: true,
    kind: true,
    info: true,
    state: true,
    num: true,
    enclosure: true,
    opinion: true,
    ...created,
    issuedAt: true,
  },
  duesReminder: {
    ...own,
    memberId: true,
    endAt: true,
    day: true,
    way: true,
    ...created,
    sentAt: true,
  },
  rateBucket: { ...own, key: true, windowStart: true, count: true },
  idempotency: { ...own, key: true, fingerprint: true, status: true, body: true, ...created },
  outbox: {
    ...ownWithId,
    kind: true,
    payload: true,
    runAt: true,
    leaseUntil: true,
    tries: true,
    ...created,
    doneAt: true,
    deadAt: true,
    error: true,
  },
}

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const snake = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

test('the types and the migrations name the same tables and columns', async () => {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(store.db)
  const migrated = rows.map((row) => `${row.tableName}.${row.columnName}`).sort()
  const typed = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${snake(table)}.${snake(column)}`),
  )
  expect(migrated).toEqual(typed.sort())
})

/** Looked up before the organisation is known, or by jobs for all of them. */
const ACROSS = ['org_host_taken', 'organisation_code_key', 'outbox_due']

test('every index leads with the organisation', async () => {
  const { rows } = await sql<{ index: string }>`
    select i.relname as index from pg_index x
      join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    where t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%'
      and a.attname <> 'org_id' order by 1`.execute(store.db)
  expect(rows.map((row) => row.index)).toEqual(ACROSS)
})
