/** Custom components: what a page may say of them, in place of a node kind of the closed list. At most eight. */

import { DEVICES, type Device } from './value.ts'

export const COMPONENT_NAMES = [
  'gallery',
  'galleryForm',
  'studioDocument',
  'studioPictures',
  'studioStage',
] as const
export type ComponentName = (typeof COMPONENT_NAMES)[number]

export interface ComponentManifest {
  /** Its purpose, one Chinese sentence for staff. */
  about: string
  /** Its properties; a required one must be present, any other name is an error. */
  props: Readonly<Record<string, 'required' | 'optional'>>
  /** Actions of the page that it runs, by the property that names them. */
  events: readonly string[]
  devices: readonly Device[]
  /** Shown where it cannot be, on another device. */
  fallback: string
}

/** Every custom component by its name without `x:`. */
export const COMPONENTS: Readonly<Record<ComponentName, ComponentManifest>> = {
  gallery: {
    about: '陈列：表单与页面的目录，电脑与手机两种版式并排，旁边说明字段为什么这样。',
    props: { forms: 'required', stage: 'required' },
    events: [],
    devices: DEVICES,
    fallback: '这里不能陈列。',
  },
  galleryForm: {
    about: '陈列中的一份表单，按指定的状态打开。',
    props: { form: 'required', state: 'optional', explains: 'optional' },
    events: [],
    devices: DEVICES,
    fallback: '这里不能显示表单。',
  },
  studioDocument: {
    about:
      '工作室里的一份配置：表单有编辑器，其余按栏目填写，或者改文字；随改随存，可以撤销。线上的只看，按“修改”放进修改单再改。',
    props: { document: 'required', pointer: 'optional', place: 'required', stage: 'required' },
    events: [],
    devices: DEVICES,
    fallback: '这里不能修改。',
  },
  studioPictures: {
    about: '工作室里的前后对照：改动前后的页面并排，分电脑、手机和打印。',
    props: { change: 'optional', pages: 'required', failure: 'optional' },
    events: [],
    devices: DEVICES,
    fallback: '这里不能对照。',
  },
  studioStage: {
    about: '表单编辑器里的一台设备：放在框架里，按编辑器里的样子显示表单，可以试填，不会提交。',
    props: {},
    events: [],
    devices: DEVICES,
    fallback: '这里不能预览。',
  },
}
