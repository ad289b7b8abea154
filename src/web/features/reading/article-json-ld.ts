import { pictureUrl, sharedPictureUrl } from '#domain/recipe-list/picture-files.ts'
import type { Article } from './article.ts'

/** The articles have no date property, because no date is recorded. */
export function articleJsonLd(article: Article, publicUrl: string) {
  const { path, title, description, picture } = article.head
  const organisation = { '@type': 'Organization', name: 'Cornicione', url: publicUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    headline: title,
    description,
    inLanguage: 'it',
    image: [publicUrl + pictureUrl(picture), publicUrl + sharedPictureUrl(picture)],
    author: organisation,
    publisher: organisation,
    wordCount: article.words,
  }
}
