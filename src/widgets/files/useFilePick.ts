import { useRef, useState } from 'react'
import type { FileRules } from '#domain/fileRules.ts'
import { judgeFiles, type Refusal } from '#runtime/react/upload/judgeFiles.ts'

/**
 * Judging what a person picks, drops or pastes; picks are judged one after the other, so that their order stays.
 * @param held how many files the field has at that moment, those under way included
 * @param take gets the files that keep the rules
 */
export function useFilePick(rules: FileRules, held: () => number, take: (files: File[]) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const turn = useRef(Promise.resolve())
  const judge = async (picked: readonly File[]) => {
    const judged = await judgeFiles(picked, rules, held)
    setRefusals(judged.refusals)
    if (judged.taken.length > 0) take(judged.taken)
  }
  return {
    refusals,
    setRefusals,
    pick(picked: readonly File[]) {
      if (picked.length > 0) turn.current = turn.current.then(() => judge(picked))
    },
  }
}
