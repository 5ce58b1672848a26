type Sanitise = (html: string) => DocumentFragment

let loaded: Sanitise | undefined
let loading: Promise<Sanitise> | undefined

/** Brings the sanitiser, which only pages and forms with rich text need. The next call tries again after a failure. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= import('./sanitiseHtml.ts').then(
    ({ sanitiseHtml }) => {
      loaded = sanitiseHtml
      return sanitiseHtml
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The sanitiser, where it has been loaded already. */
export const loadedSanitiser = (): Sanitise | undefined => loaded
