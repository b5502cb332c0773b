import { describe, expect, it } from 'vitest';
import { bareIdentifier, itemKind, normaliseKind, normaliseTemplate } from './identifiers.ts';

describe('identifiers of the CMS', () => {
  it.each([
    ['wmammodularcontent_gkn_news', 'news'],
    ['wmammodularcontent_gkn_newsmediaitem', 'news'],
    ['wmammodularcontent_gkn_dossiermediaitem', 'dossier'],
    ['contenttype_wmammodularcontent_gkn_project', 'project'],
    ['wmammodularcontent_event', 'event'],
    ['News', 'news'],
    ['GKZ', 'gkz'],
    ['wmammodularcontent_gkn_person', 'person'],
    ['wmammodularcontent_gkn_source', 'source'],
    ['wmammodularcontent_gkn_other', 'other'],
    ['wmammodularcontent_gkn_recipe', 'other'],
    ['constructor', 'other'],
    ['', 'other'],
  ])('name a kind of item in both generations: %s is %s', (contentType, kind) => {
    expect(itemKind(contentType)).toBe(kind);
  });

  it('are no kind of their own when they are missing', () => {
    expect(itemKind(undefined)).toBe('other');
  });

  it.each(['itemlist', 'item_list', 'Item-List', 'ITEMLIST'])(
    'name a kind of element in any spelling: %s',
    (spelling) => {
      expect(normaliseKind(spelling)).toBe('itemlist');
    },
  );

  it.each([
    ['contenttemplate_dossier', 'dossier'],
    ['ContentTemplate_Dossier', 'dossier'],
    ['contenttemplate-a', 'a'],
    ['template_a', 'a'],
    [' dossier ', 'dossier'],
    ['content_page', 'content_page'],
  ])('name a template with or without its prefix: %s is %s', (id, template) => {
    expect(normaliseTemplate(id)).toBe(template);
  });

  it.each([
    ['page_148993', '148993'],
    ['element_21793713', '21793713'],
    ['P150081', 'P150081'],
    ['148993', '148993'],
  ])('are bare without their sort: %s is %s', (identifier, bare) => {
    expect(bareIdentifier(identifier)).toBe(bare);
  });
});
