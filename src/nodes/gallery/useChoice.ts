import { useValue } from '#runtime/react/hooks/useValue.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { type StageState, stageState } from './states.ts'

/** The gallery's selection, stored in the address. */
export interface Choice {
  /** `form:ID` or `page:ADDRESS`, empty for nothing. */
  key: string
  state: StageState
  /** The field explained when the gallery opens. */
  field: string | null
}

/** The choice of the address, and how to make another one; another state keeps the form. */
export function useChoice() {
  const query = useValue(QUERY) as Readonly<Record<string, unknown>>
  const { navigation } = useRuntime().host
  const choice: Choice = {
    key: keyOf('form', query.form) || keyOf('page', query.page),
    state: stageState(query.state),
    field: typeof query.field === 'string' ? query.field : null,
  }
  const choose = (next: { key?: string; state?: StageState }) => {
    const key = next.key ?? choice.key
    const [kind = '', ...rest] = key.split(':')
    const state = next.state ?? choice.state
    navigation.push({
      path: navigation.current().path,
      query: key === '' ? {} : { [kind]: rest.join(':'), ...(kind === 'form' && { state }) },
    })
  }
  return { choice, choose }
}

/** An address that names nothing has null in its place. */
const keyOf = (kind: 'form' | 'page', id: unknown): string =>
  typeof id === 'string' && id !== '' ? `${kind}:${id}` : ''

const QUERY = {
  form: { $: { var: 'route.query.form' } },
  page: { $: { var: 'route.query.page' } },
  state: { $: { var: 'route.query.state' } },
  field: { $: { var: 'route.query.field' } },
}
