import type { Observable } from '#runtime/core/ports/observable.ts'
import { useStore } from './useStore.ts'

export const useObservable = <T>(observable: Observable<T>): T =>
  useStore(observable.subscribe, observable.get)
