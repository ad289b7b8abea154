/** pdfmake 0.3 comes without types: the part of it that the site uses. */
declare module 'pdfmake' {
  interface Style {
    font?: 'Serif' | 'Sans'
    fontSize?: number
    bold?: boolean
    color?: string
    margin?: number | number[]
    alignment?: 'left' | 'center' | 'right'
    lineHeight?: number
    link?: string
    width?: number | string
    columnGap?: number
  }
  export type Content =
    | string
    | (Style &
        (
          | { text: string | Content[] }
          | { stack: Content[] }
          | { columns: Content[] }
          | { ol: Content[]; markerColor?: string }
          | { ul: Content[]; markerColor?: string }
          | { svg: string }
          | { table: { widths: (string | number)[]; body: Content[][] }; layout: TableLayout }
        ))
  export interface TableLayout {
    hLineWidth: (line: number) => number
    vLineWidth: () => number
    hLineColor: () => string
    paddingLeft: () => number
    paddingRight: () => number
  }
  interface DocumentDefinition {
    pageSize: 'A4'
    pageMargins: number[]
    language: string
    displayTitle: boolean
    info: Record<'title' | 'author' | 'creator' | 'subject', string>
    defaultStyle: Style
    background: (page: number, size: { width: number; height: number }) => unknown
    header: Content
    footer: Content
    content: Content[]
  }
  interface PdfMake {
    setFonts(fonts: Record<string, Record<string, string>>): void
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Buffer> }
  }
  const pdfmake: PdfMake
  export default pdfmake
}
