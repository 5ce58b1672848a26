import { expect, test } from 'vitest'
import {
  isCardOfAnother,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { Store } from '#server/store/store.ts'
import { anApplication, newSociety } from '../societies.ts'

const PAGE = { current: 1, size: 10 }

export function applicationRules(store: () => Store): void {
  test('what is saved is what is read, values and attachments in full', async () => {
    const orgId = await newSociety(store())
    const enclosure = [{ name: '申请表.jpg', url: '/files/a' }]
    const formInfo = { realName: '李雷', table: [{ b: '1', a: [] }], n: null }
    const { id } = await store().tx(orgId, (tx) => anApplication(tx, { formInfo, enclosure }))
    const read = await store().tx(orgId, (tx) => memberApplications.find(tx, id))
    expect(read).toMatchObject({ formInfo, enclosure, revision: 1, mobile: null })
  })

  test('a save of a revision that is no longer the last is refused', async () => {
    const orgId = await newSociety(store())
    const read = await store().tx(orgId, (tx) => anApplication(tx))
    const save = (status: '03' | '97') =>
      store().tx(orgId, (tx) => memberApplications.save(tx, read, { status }))
    expect((await save('03')).revision).toBe(2)
    await expect(save('97')).rejects.toMatchObject({ constraint: 'application_revision' })
  })

  test('lock, read and save at once: no change is lost', async () => {
    const orgId = await newSociety(store())
    const { id } = await store().tx(orgId, (tx) => anApplication(tx, { introduction: '' }))
    const add = (letter: string) =>
      store().tx(orgId, async (tx) => {
        const read = await memberApplications.lock(tx, id)
        if (!read) throw new Error('gone')
        await memberApplications.save(tx, read, { introduction: `${read.introduction}${letter}` })
      })
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(add))
    const read = await store().tx(orgId, (tx) => memberApplications.find(tx, id))
    expect([...(read?.introduction ?? '')].sort().join('')).toBe('abcdef')
    expect(read?.revision).toBe(7)
  })

  test('the status query is exact, the directory finds parts, and wildcards are letters', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      await anApplication(tx, { realName: '李雷', orgName: '第一_大学', mobile: '13800000001' })
      await anApplication(tx, { realName: '韩梅梅', orgName: '第一百大学', mobile: '13800000002' })
    })
    const names = (page: Awaited<ReturnType<typeof memberApplications.page>>) =>
      page.records.map((row) => row.realName).sort()
    const equal = (exactly: string) =>
      store().tx(orgId, async (tx) => names(await memberApplications.page(tx, { exactly }, PAGE)))
    const found = (named: string) =>
      store().tx(orgId, async (tx) => names(await memberApplications.search(tx, { named }, PAGE)))
    expect(await equal('13800000001')).toEqual(['李雷'])
    expect(await equal('1380000000')).toEqual([])
    expect(await found('大学')).toEqual(['李雷', '韩梅梅'])
    expect(await found('第一_大')).toEqual(['李雷'])
    expect(await found('%')).toEqual([])
  })

  test('pages follow each other and know the total', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      for (let n = 0; n < 5; n++) await anApplication(tx, { status: n < 3 ? '05' : '99' })
    })
    const page = (current: number) =>
      store().tx(orgId, (tx) =>
        memberApplications.page(tx, { status: ['05'] }, { current, size: 2 }),
      )
    const [first, second] = [await page(1), await page(2)]
    expect([first.total, first.records.length, second.records.length]).toEqual([3, 2, 1])
    expect(new Set([...first.records, ...second.records].map((row) => row.id)).size).toBe(3)
    expect(first.records[0]).not.toHaveProperty('formInfo')
  })

  test('a card number is another’s unless mobile, account or the application itself is one’s own', async () => {
    const orgId = await newSociety(store())
    const made = { cardNo: 'X1', mobile: '13800000001', oneMemberCode: '01' } as const
    const { id } = await store().tx(orgId, (tx) => anApplication(tx, made))
    const own = { ...made, mobile: '13800000002', accountId: null }
    const isAnothers = (asked: Partial<Parameters<typeof isCardOfAnother>[1]>) =>
      store().tx(orgId, (tx) => isCardOfAnother(tx, { ...own, ...asked }))
    expect(await isAnothers({})).toBe(true)
    expect(await isAnothers({ mobile: made.mobile })).toBe(false)
    expect(await isAnothers({ id })).toBe(false)
    expect(await isAnothers({ cardNo: 'X2' })).toBe(false)
    expect(await isAnothers({ oneMemberCode: '02' })).toBe(false)
    expect(await isAnothers({ accountId: 'another-account' })).toBe(true)
  })
}
