import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { proveText } from '#replay/proof/proveText.ts'
import type { Scenario } from '#replay/scenario.ts'
import { FormProofs } from '#studio/form/rules/proofs/FormProofs.tsx'
import type { ProofJob } from '#studio/form/rules/proofs/proofWorker.ts'
import { FIELDS, formWith } from '../../../formDocument/rules/ruleForms.ts'
import { context } from '../../../runtime/core/form/bundles.ts'
import { renderRules, rowOf } from './rulesKit.tsx'

afterEach(cleanup)

/** `other` shows by an answer that there is, `target` by one that there is not. */
const FORM = formWith({
  party: {
    ...{ isRelation: true, condition: '1', conditionText: '01', fields: 'other' },
    relations: [{ condition: '1', conditionText: '09', fields: 'target' }],
  },
})

/** Where the worker would be, and what it is asked. */
function openProofs(prove = (job: ProofJob) => proveText('', job.text, context, 1000)) {
  const jobs: ProofJob[] = []
  const stopped: ProofJob[] = []
  const played: Scenario['steps'][] = []
  const saved: Scenario[] = []
  const start: Parameters<typeof FormProofs>[0]['start'] = (job, done, failed) => {
    jobs.push(job)
    prove(job).then(
      (proof) => !stopped.includes(job) && act(() => done(proof)),
      () => act(failed),
    )
    return () => stopped.push(job)
  }
  const form = renderRules(
    <FormProofs
      play={(steps) => played.push(steps)}
      save={(witness) => saved.push(witness)}
      start={start}
    />,
    { formInfo: FORM },
  )
  return { form, jobs, stopped, played, saved }
}

const finding = async () => {
  const message = await screen.findByText(/“说明”.*不会显示|“说明”.*从不|“说明”/)
  return within(message.closest('li') as HTMLElement)
}

describe('the proof of a form', () => {
  test('goes to the field, plays the witness, and keeps it as a test', async () => {
    const { form, played, saved } = openProofs()
    const found = await finding()
    fireEvent.click(found.getByRole('button', { name: '定位' }))
    expect(form.editing().selected).not.toBeNull()
    fireEvent.click(found.getByRole('button', { name: '演示' }))
    fireEvent.click(found.getByRole('button', { name: '存为测试' }))
    expect(played[0]?.length).toBeGreaterThan(0)
    expect(saved[0]?.steps).toBe(played[0])
  })

  test('is given up when the form changes, and made again', async () => {
    const { form, jobs, stopped } = openProofs(() => new Promise(() => {}))
    await waitFor(() => expect(jobs).toHaveLength(1))
    act(() => form.editing().write({ formInfo: formWith() }))
    expect(stopped).toEqual(jobs)
    await waitFor(() => expect(jobs).toHaveLength(2))
    expect(JSON.parse(jobs[1]?.text ?? '').formInfo[rowOf('party')]).toEqual([FIELDS[0]])
  })

  test('that fails says so', async () => {
    openProofs(() => Promise.reject(new Error('too deep')))
    expect(await screen.findByText('没有推算成，请稍后再试。')).toBeDefined()
  })
})
