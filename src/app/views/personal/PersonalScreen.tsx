import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Language } from '#languages/languages.ts';
import { type PersonalResponse, personalKey, type Unsent } from '../../api/personalResponse.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { pathOnSite } from '../../identity/goTo.ts';
import { useIdentity } from '../../identity/identity.ts';
import { useI18n, useTexts } from '../../language/useTexts.ts';
import { keepDraft, keptDraft } from '../../personal/draft.ts';
import { loginPath } from '../../personal/loginPath.ts';
import { pageAddress } from '../../personal/pageAddress.ts';
import { hasSomething, wakeParts } from '../../personal/parts.ts';
import { queryOf } from '../../search/addresses.ts';
import { MySavedSearches } from '../../search/MySavedSearches.tsx';
import { useSavedSearches } from '../../search/savedSearches.ts';
import type { ScreenProps } from '../viewDefinition.ts';
import { Asked } from './Asked.tsx';
import { type PersonalView, personalPath } from './address.ts';
import { KeptHere } from './KeptHere.tsx';
import { LiveData } from './LiveData.tsx';
import { PersonalData } from './PersonalData.tsx';
import { type PersonalSearch, readPersonalSearch } from './personalSearch.ts';
import { NoSharedList, SharedList } from './SharedList.tsx';
import { WriteComment } from './WriteComment.tsx';
import { WriteNote } from './WriteNote.tsx';

/** My GKN (specification, section 2): everything of the visitor's own, or what it is and the way in. */
export function PersonalScreen({ view }: ScreenProps<PersonalView, undefined>) {
  const t = useTexts('personal');
  const people = useTexts('people');
  const { site } = usePortal();
  const i18n = useI18n();
  const { identity } = site;
  // What the server knows of a visitor without scripts.
  const known: PersonalResponse | undefined = useSWRConfig().fallback[personalKey];
  const { state, person, popup } = useIdentity();
  const hasSaved = (useSavedSearches()?.length ?? 0) > 0;
  // Where the last one is taken out, its list says so.
  const [hadSaved, setHadSaved] = useState(false);
  if (hasSaved && !hadSaved) setHadSaved(true);
  const [isLooking, setIsLooking] = useState(false);
  useEffect(() => {
    setIsLooking(hasSomething());
    wakeParts(site, i18n).catch(() => setIsLooking(false));
  }, [site, i18n]);

  const { done, comment, note, ask } = readPersonalSearch(view.search);
  // What was given back belongs to the address that it came with.
  const unsent = comment || note ? known?.unsent : undefined;
  const [draft, setDraft] = useState(comment && unsent?.text);
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!person || !comment || draft === undefined) return;
    // Who signs in with scripts writes on the page itself, where it waits for them.
    const place = { person: person.id, item: comment.id };
    keepDraft(place, draft);
    // Once: this screen stays until that page is there, and is rendered meanwhile.
    if (isLeaving.current || keptDraft(place) !== draft) return;
    isLeaving.current = true;
    void navigate(pathOnSite(`${pageAddress(comment.page)}#comments`), { replace: true });
  });

  // What came with the document is of the list in its address: the next page may be one's own.
  const isList = readPersonalSearch(view.search).list !== '';
  if (isList && known?.state === 'shared') return <SharedList {...known} />;
  if (isList && known?.state === 'unshared') return <NoSharedList why={known.why} />;
  const outcome = unsent?.why === 'limited' ? 'limited' : done;
  const writing = comment && { on: comment, postKey: unsent?.key || known?.postKey, unsent, draft, onDraft: setDraft };
  const unsentNote = note && unsent && <WriteNote on={note} unsent={unsent} />;
  if (identity && person) {
    return (
      <Signed name={person.name} email={person.email}>
        {writing && unsent && <WriteComment {...writing} name={person.name} />}
        {unsentNote}
        <LiveData view={view} identity={identity} person={person} />
      </Signed>
    );
  }
  if (known?.state === 'signedIn' && state !== 'anonymous') {
    return (
      <Signed name={known.name} email={known.email} done={outcome}>
        {writing && <WriteComment {...writing} name={known.name} />}
        {unsentNote}
        <Asked question={ask} data={known.data}>
          <PersonalData view={view} data={known.data} />
          <LogOut />
        </Asked>
      </Signed>
    );
  }
  if (known?.state === 'unavailable' && state !== 'anonymous') {
    return (
      <Signed name={known.name} email="" done={outcome}>
        {writing && unsent && <WriteComment {...writing} name={known.name} />}
        {unsentNote}
        <Notice tone="negative">{t('personal.unavailable')}</Notice>
        <LogOut />
      </Signed>
    );
  }
  const isWaiting = isLooking && state === 'unknown';
  return (
    <>
      <Cover title={t('personal.title')} lead={isWaiting ? t('personal.loading') : t('personal.lead')} motif="project">
        <Fault known={known} unsent={unsent} what={note ? 'note' : 'comment'} />
        {identity && (
          // What was written stays here meanwhile, and is sent by the server: signing in there lets it go.
          <div data-press={unsent ? undefined : 'login'} className={isWaiting ? 'invisible' : undefined}>
            <Button tone="primary" icon="login" href={loginHref(view, site.language)} target={unsent && '_blank'}>
              {t('personal.login')}
              {unsent && <VisuallyHidden>{` (${people('link.external')})`}</VisuallyHidden>}
            </Button>
          </div>
        )}
        <p role="status" className="text-small text-text-muted empty:-mt-5">
          {popup === 'popupOpen' && t('personal.loginWaiting')}
        </p>
      </Cover>
      {writing && unsent && (
        <Band>
          <WriteComment {...writing} name="" />
        </Band>
      )}
      {unsentNote && <Band>{unsentNote}</Band>}
      {state === 'anonymous' && <KeptHere view={view} />}
      {hadSaved && (
        <Band rhythm="tight">
          <MySavedSearches />
        </Band>
      )}
    </>
  );
}

interface FaultProps {
  readonly known: PersonalResponse | undefined;
  readonly unsent: Unsent | undefined;
  readonly what: 'comment' | 'note';
}

/** Why nobody is signed in who was, or wanted to be; and what became of what they wrote. */
function Fault({ known, unsent, what }: FaultProps) {
  const t = useTexts('personal');
  const said = () => {
    if (unsent?.why === 'over') return t(what === 'note' ? 'personal.unsentNote' : 'personal.unsent');
    if (unsent?.why === 'limited') return t('done.limited');
    return known?.state === 'over' || known?.state === 'failed' ? t(`personal.${known.state}`) : undefined;
  };
  const fault = said();
  return fault && <Notice tone="warning">{fault}</Notice>;
}

/** Signing in, and back to this page in its language: to the form for a comment, where that was what was wanted. */
function loginHref({ search, language }: PersonalView, siteLanguage: Language): string {
  const { comment } = readPersonalSearch(search);
  const query = new URLSearchParams({
    ...(comment && { comment: comment.id, kind: comment.kind, title: comment.title, page: comment.page }),
    ...(language !== siteLanguage && { language }),
  });
  return `${loginPath}?${new URLSearchParams({ to: personalPath + queryOf(query) })}`;
}

/** The way out for visitors without scripts, whom no menu of the account offers one. */
function LogOut() {
  const t = useTexts('personal');
  const { personalPath: path } = usePortal();
  return (
    <form method="post" action={`${path}/logout`}>
      <Button tone="secondary" icon="logout" type="submit">
        {t('personal.logout')}
      </Button>
    </form>
  );
}

interface SignedProps {
  readonly name: string;
  readonly email: string | undefined;
  /** What became of a form that was posted without scripts. */
  readonly done?: PersonalSearch['done'];
  readonly children: ReactNode;
}

function Signed({ name: given, email, done, children }: SignedProps) {
  const t = useTexts('personal');
  const people = useTexts('people');
  const name = given || people('comments.anonymous');
  return (
    <>
      <Band tone="band" rhythm="tight">
        <div className="flex flex-col gap-3">
          <Title level={1} size="large">
            {t('personal.title')}
          </Title>
          <p className="wrap-anywhere">
            {email ? t('personal.asWithMail', { name, mail: email }) : t('personal.as', { name })}
          </p>
          {done && <Notice tone={done === 'forgotten' ? 'positive' : 'negative'}>{t(`done.${done}`)}</Notice>}
        </div>
      </Band>
      <Band>
        <div className="flex flex-col gap-16">
          {children}
          <MySavedSearches />
        </div>
      </Band>
    </>
  );
}
