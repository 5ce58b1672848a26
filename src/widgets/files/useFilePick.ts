import { useRef, useState } from 'react'
import type { FileRules } from '#domain/file/fileRules.ts'
import { type Refusal, validateFiles } from '#runtime/react/upload/validateFiles.ts'

/**
 * Checks picked, dropped and pasted files; picks are checked one after the other, which keeps their order.
 * @param held the current number of files in the field, including those being uploaded
 * @param take called with the files that pass
 */
export function useFilePick(rules: FileRules, held: () => number, take: (files: File[]) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const turn = useRef(Promise.resolve())
  const validate = async (picked: readonly File[]) => {
    const validated = await validateFiles(picked, rules, held)
    setRefusals(validated.refusals)
    if (validated.accepted.length > 0) take(validated.accepted)
  }
  return {
    refusals,
    setRefusals,
    pick(picked: readonly File[]) {
      if (picked.length > 0) turn.current = turn.current.then(() => validate(picked))
    },
  }
}
