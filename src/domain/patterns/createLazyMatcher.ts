import type { FormBundle, FormField } from '#contract/form.ts'
import {
  createPatternMatcher,
  type LinearEngine,
  type PatternMatcher,
} from './createPatternMatcher.ts'
import { loadLinearEngine } from './linearEngine.ts'

/** A browser's matcher: it gets the linear engine when a form first needs it. */
export interface LazyMatcher {
  /** Until the engine is there, texts for patterns not known to be safe are left to the server. */
  matches: PatternMatcher
  /** Loads the engine if the form has such a pattern; resolves when everything it has can be judged. */
  prepare(bundle: FormBundle): Promise<void>
}

/** @param load loads the engine. After a failure the next form retries; the current form is checked by the server. */
export function createLazyMatcher(
  load: () => Promise<LinearEngine> = loadLinearEngine,
): LazyMatcher {
  let current = createPatternMatcher({ linearAlways: false })
  let loading: Promise<void> | undefined
  const begin = async (): Promise<void> => {
    try {
      current = createPatternMatcher({ linearAlways: false, engine: await load() })
    } catch {
      loading = undefined
    }
  }
  return {
    matches: (pattern, text) => current(pattern, text),
    async prepare({ fields }) {
      if (!Object.values(fields).some(needsEngine)) return
      loading ??= begin()
      await loading
    },
  }
}

const needsEngine = ({ constraints, columns = [] }: FormField): boolean =>
  constraints.pattern?.safe === false || columns.some(needsEngine)
