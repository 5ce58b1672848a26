import { type ReactNode, useState } from 'react'
import type { CallData } from '#contract/calls.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { fill } from '#domain/text/fill.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { type Case, caseOfValues } from '#replay/cases/caseOfValues.ts'
import { caseOfWitness } from '#replay/cases/caseOfWitness.ts'
import { societyCase } from '#replay/cases/societyCase.ts'
import type { Scenario } from '#replay/scenario.ts'
import { failureOf } from '#runtime/core/failure.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { DocumentSession } from '../../session/documentSession.ts'
import { KeepTestDialog } from './KeepTestDialog.tsx'
import { KeptTest } from './KeptTest.tsx'
import { titledName, typedName } from './testNames.ts'
import texts from './texts.json' with { type: 'json' }

interface KeepTestProps {
  change: string | undefined
  /** Path of the form's document. */
  path: string
  bundle: FormBundle
  session: DocumentSession | undefined
  /** Names of the form's tests. */
  taken: readonly string[]
}

/** A test that is not stored yet. */
interface AskedTest {
  name: string
  note: string
  made: Case
}

export interface KeepTest {
  /** Asks for the name of a test with the typed values; undefined when nothing was typed. */
  askTyped: (typed: FormValues | undefined, context: FormContext) => void
  askWitness: (witness: Scenario) => void
  dialog: ReactNode
  /** Announcement of the test saved last. */
  said: ReactNode
}

/**
 * Saves tests of a form in its change set. A test expects the present behaviour of the form, including steps that are
 * not saved yet.
 */
export function useKeepTest(props: KeepTestProps): KeepTest {
  const { change, bundle, taken } = props
  const { notices, lookups, clock, forms } = useRuntime().host
  const [asked, setAsked] = useState<AskedTest>()
  const [kept, setKept] = useState<{ path: string; name: string }>()
  const save = useSave(props)
  return {
    askTyped(typed, context) {
      if (!typed) return notices.tell(texts.nothing, 'warning')
      const name = typedName(dayOf(clock.now()), taken)
      setAsked({ name, note: texts.notes.typed, made: caseOfValues(bundle, context, typed) })
    },
    async askWitness(witness) {
      const { title } = witness
      const tables = { ...lookups.get(), now: clock.now() }
      const matches = forms.matches && { matches: forms.matches }
      const made = await caseOfWitness(bundle, { ...tables, ...matches }, witness)
      setAsked({ name: titledName(title, taken), note: fill(texts.notes.witness, { title }), made })
    },
    dialog: asked && (
      <KeepTestDialog
        {...{ taken, ...asked }}
        close={() => setAsked(undefined)}
        save={async (name) => {
          try {
            setKept({ path: await save(asked, name), name })
            setAsked(undefined)
            return undefined
          } catch (error) {
            return failureOf(error).msg
          }
        }}
      />
    ),
    said: change !== undefined && <KeptTest change={change} kept={kept} />,
  }
}

/** Returns a function that stores a test under a name, once its form is saved; it resolves with the test's path. */
function useSave({ change, path, session }: KeepTestProps) {
  const { host } = useRuntime()
  return async ({ note, made }: AskedTest, title: string): Promise<string> => {
    await session?.flush()
    const form = path.replace(/^formConfig\/|\.json$/g, '')
    const test = `${JSON.stringify(societyCase({ title, note, ...made }, form), null, 2)}\n`
    const added = (await host.call('changeAdd', {
      id: change,
      path,
      test,
    })) as CallData<'changeAdd'>
    session?.steppedBeside(added.undo)
    return added.path
  }
}
