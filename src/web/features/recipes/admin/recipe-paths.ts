export const LIST_PATH = '/admin?scheda=ricette'
export const editorPath = (id: number | 'nuova'): string => `${LIST_PATH}&ricetta=${id}`
export const previewPath = (id: number): string => `/admin/anteprima/${id}`
