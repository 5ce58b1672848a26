import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { watchEngine } from '#server/store/embedded/engineFault.ts'

test('an exception in the middle of a statement fails it instead of running it for ever', async () => {
  const db = await PGlite.create()
  const loop = db.Module._PostgresMainLoopOnce
  let breaks = false
  db.Module._PostgresMainLoopOnce = () => {
    if (breaks) throw new RangeError('Maximum call stack size exceeded')
    loop()
  }
  const assertSound = watchEngine(db)
  await expect(db.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect(assertSound).not.toThrow()
  breaks = true
  await expect(db.query('select 1')).rejects.toThrow(/engine broke.*call stack/)
  expect(assertSound).toThrow(/engine broke/)
})
