import { expect, test } from 'vitest'
import { ApiRejection } from '#client/errors.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { provenByWork } from '#runtime/core/actions/provenByWork.ts'
import { createNotices } from '#runtime/core/dialogs/notices.ts'

const asksWork = () => new ApiRejection(RefusalCode.WorkNeeded, '请先完成验证', { challenge: 'p1' })

/** A server that answers as told, one after the other, and what was said on the screen at each step. */
function world(answers: (Error | true)[]) {
  const seen: unknown[] = []
  const notices = createNotices({ now: () => 0, after: () => () => {} })
  const said = () => notices.get().map(({ text }) => text)
  const host = {
    notices,
    call: async (_id: string, input: object) => {
      seen.push(input)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    work: async (challenge: string) => {
      seen.push(said())
      return `solved ${challenge}`
    },
  }
  const send = () => provenByWork(host, 'sendValidCode', { mobile: '1' })
  return { send, seen, said }
}

test('what the server wants solved is solved, said meanwhile, and sent once more', async () => {
  const { send, seen, said } = world([asksWork(), true])
  expect(await send()).toBe(true)
  expect(seen).toEqual([{ mobile: '1' }, ['正在验证…'], { mobile: '1', workProof: 'solved p1' }])
  expect(said()).toEqual([])
})

test('a second wish for work is told like any refusal', async () => {
  const { send, seen } = world([asksWork(), asksWork()])
  await expect(send()).rejects.toMatchObject({ code: RefusalCode.WorkNeeded })
  expect(seen).toHaveLength(3)
})

test('any other refusal asks for no work', async () => {
  const { send, seen } = world([new ApiRejection(RefusalCode.TooMany, '请稍后再试', null)])
  await expect(send()).rejects.toMatchObject({ code: RefusalCode.TooMany })
  expect(seen).toEqual([{ mobile: '1' }])
})
