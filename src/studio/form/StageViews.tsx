import { useMemo, useState } from 'react'
import type { FormBundle } from '#contract/form.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { OneOf } from '../controls/OneOf.tsx'
import type { DocumentSession } from '../session/documentSession.ts'
import { namedScenarios } from './document/namedScenarios.ts'
import type { KeptScenario } from './document/useFormScenarios.ts'
import { usePlayed } from './document/usePlayed.ts'
import { useStageScenarios } from './document/useStageScenarios.ts'
import { useTestResults } from './document/useTestResults.ts'
import { useFormEditing } from './formEditing.ts'
import { FormChecks } from './rules/checks/FormChecks.tsx'
import { FormProofs } from './rules/proofs/FormProofs.tsx'
import { RulesTable } from './rules/table/RulesTable.tsx'
import { Stage } from './stage/Stage.tsx'
import { TestLink } from './tests/TestLink.tsx'
import { useKeepTest } from './tests/useKeepTest.tsx'
import texts from './texts.json' with { type: 'json' }

interface StageViewsProps {
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
  /** Path of the form's document. */
  path: string
  session: DocumentSession | undefined
  title: string
  /** Fields of the published form; empty when there is none. */
  former: FormBundle['fields']
  /** The form's tests. */
  kept: readonly KeptScenario[]
  /** Address of the page that the frames show. */
  address: string
  /** Check to go to; a new object for each request. */
  check: { at: number } | undefined
}

/** The middle of the editor: both devices, or the form's rules, checks and proofs. */
export function StageViews(props: StageViewsProps) {
  const { change, path, session, title, former, kept, address, check } = props
  const { document, bundle } = useFormEditing()
  const [view, setView] = useView(check)
  const { played, play } = usePlayed(bundle, () => setView('preview'))
  const named = useMemo(() => namedScenarios(kept), [kept])
  const scenarios = useStageScenarios(named, bundle)
  const failures = useTestResults(named, bundle, former)
  const keep = useKeepTest({
    ...{ change, path, session, bundle },
    taken: named.map(({ name }) => name),
  })
  return (
    <>
      <OneOf legend={texts.views.legend} names={texts.views.names} value={view} choose={setView} />
      {keep.said}
      <div hidden={view !== 'preview'}>
        <Stage
          {...{ title, scenarios, failures, address }}
          printInfo={printInfoOf(document)}
          shown={played}
          linkTo={
            change === undefined
              ? undefined
              : (test, name) => <TestLink {...{ change, name }} path={test} />
          }
          keep={keep.askTyped}
        />
      </div>
      {view === 'table' && <RulesTable />}
      {view === 'checks' && <FormChecks shown={check} />}
      {view === 'proofs' && <FormProofs play={play} save={keep.askWitness} />}
      {keep.dialog}
    </>
  )
}

/** Returns the chosen view; a request for a check chooses the view of checks. */
function useView(check: StageViewsProps['check']) {
  const [view, setView] = useState<keyof typeof texts.views.names>(check ? 'checks' : 'preview')
  const [shown, setShown] = useState(check)
  if (shown !== check) {
    setShown(check)
    setView('checks')
  }
  return [view, setView] as const
}

const printInfoOf = (document: FormDocument & { printInfo?: unknown }) => document.printInfo
