import { useMemo, useRef } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import type { StatePath } from '#contract/value.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import { filesOf } from '#runtime/react/upload/filesOf.ts'

/** The files in the page's state; updates are based on the current state, so that none is lost. */
export function useStoredFiles(bind: StatePath) {
  const page = usePage()
  const order = useRef(new Map<string, number>())
  return useMemo(() => {
    const now = (): readonly FileValue[] => filesOf(page.resolve({ $: { var: bind } }))
    const place = ({ url }: FileValue): number => order.current.get(url) ?? 0
    return {
      now,
      /** Puts a file where it was picked, whenever it arrives: pages of a scan keep their order. */
      add(file: FileValue, key: number) {
        order.current.set(file.url, key)
        page.set(
          bind,
          [...now(), file].sort((a, b) => place(a) - place(b)),
        )
      },
      remove: (url: string) =>
        page.set(
          bind,
          now().filter((file) => file.url !== url),
        ),
    }
  }, [page, bind])
}
