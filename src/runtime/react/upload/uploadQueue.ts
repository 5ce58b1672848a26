import type { FileValue } from '#contract/formInfo.ts'
import { createTaskQueue } from './createTaskQueue.ts'
import { totalOf, type UploadTotal } from './uploadTotal.ts'

/** Maximum number of concurrent uploads; more would only slow down each. */
const MAX_UPLOADS = 3

/** A file that is waiting, being uploaded, or has failed. */
export interface UploadTask {
  /** Increases in the order of selection. */
  id: number
  file: File
  /** Progress from 0 to 1. */
  share: number
  /** The error of a failed upload; stays until it is retried or dropped. */
  fault?: string
}

export interface SendOptions {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Dependencies of the queue. */
export interface UploadPorts {
  /** Uploads a file; rejects with an Error whose message is for people. */
  send: (file: File, options: SendOptions) => Promise<FileValue>
  /** Accepts an uploaded file, or returns why it cannot be accepted now. */
  land: (value: FileValue, id: number) => string | undefined
}

export interface UploadState {
  tasks: readonly UploadTask[]
  total: UploadTotal
}

const IDLE: UploadState = { tasks: [], total: totalOf([], []) }

/** Queue of uploads with limited concurrency. Independent of pages and forms. */
export class UploadQueue {
  readonly #ports: () => UploadPorts
  readonly #inTurn = createTaskQueue(MAX_UPLOADS)
  readonly #aborts = new Map<number, AbortController>()
  readonly #listeners = new Set<() => void>()
  #arrived: readonly File[] = []
  #state = IDLE
  #count = 0

  constructor(ports: () => UploadPorts) {
    this.#ports = ports
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): UploadState => this.#state

  /** Uploads files; each promise resolves to false when its file failed, and to true also when it was cancelled. */
  readonly add = (files: readonly File[]): Promise<boolean>[] => {
    const added = files.map((file): UploadTask => ({ id: ++this.#count, file, share: 0 }))
    this.#show([...this.#state.tasks, ...added])
    return added.map((task) => this.#start(task))
  }

  /** Retries a failed file. */
  readonly retry = ({ id, file }: UploadTask): Promise<boolean> => {
    this.#change(id, {})
    return this.#start({ id, file, share: 0 })
  }

  /** Cancels a file and removes it. */
  readonly drop = (id: number): void => {
    this.#aborts.get(id)?.abort()
    this.#aborts.delete(id)
    this.#show(this.#state.tasks.filter((task) => task.id !== id))
  }

  /** Cancels everything. */
  readonly clear = (): void => {
    for (const { id } of this.#state.tasks) this.drop(id)
  }

  #start({ id, file }: UploadTask): Promise<boolean> {
    const control = new AbortController()
    this.#aborts.set(id, control)
    return this.#inTurn(async () => {
      const fault = await this.#send(id, file, control.signal)
      if (control.signal.aborted) return true
      if (fault !== undefined) this.#change(id, { fault })
      return fault === undefined
    })
  }

  /** Returns the error of an upload; undefined when it succeeded or was cancelled. */
  async #send(id: number, file: File, signal: AbortSignal): Promise<string | undefined> {
    if (signal.aborted) return undefined
    const onProgress = (share: number) => !signal.aborted && this.#change(id, { share })
    try {
      const value = await this.#ports().send(file, { onProgress, signal })
      if (signal.aborted) return undefined
      const refused = this.#ports().land(value, id)
      if (refused === undefined) this.#arrive(id, file)
      return refused
    } catch (error) {
      return error instanceof Error && error.message !== '' ? error.message : '上传失败，请重试'
    }
  }

  #arrive(id: number, file: File): void {
    this.#arrived = [...this.#arrived, file]
    this.#aborts.delete(id)
    this.#show(this.#state.tasks.filter((task) => task.id !== id))
  }

  #change(id: number, to: { share?: number; fault?: string }): void {
    this.#show(
      this.#state.tasks.map((task) =>
        task.id === id ? { id, file: task.file, share: 0, ...to } : task,
      ),
    )
  }

  #show(tasks: readonly UploadTask[]): void {
    if (tasks.every(({ fault }) => fault !== undefined)) this.#arrived = []
    this.#state = { tasks, total: totalOf(tasks, this.#arrived) }
    for (const listener of this.#listeners) listener()
  }
}
