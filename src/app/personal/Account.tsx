import { AccountMenu } from '#design-system/components/AccountMenu/AccountMenu.tsx';
import { usePortal } from '../context/portalContext.tsx';
import { useIdentity } from '../identity/identity.ts';
import { useTexts } from '../language/useTexts.ts';
import { Faults } from './Faults.tsx';
import { StillAccount } from './StillAccount.tsx';
import { logout } from './session.ts';

/** The way in, or who is signed in and the way to what is theirs. */
export function Account({ place }: { place: 'bar' | 'menu' }) {
  const t = useTexts('people');
  const { site, base, personalAddress } = usePortal();
  const { state, person } = useIdentity();
  const { identity } = site;
  return (
    <>
      {state === 'anonymous' && <StillAccount />}
      {person && identity && (
        <AccountMenu
          look={place === 'bar' ? 'bar' : 'list'}
          name={person.name || person.email || t('comments.anonymous')}
          label={t('account.menu')}
          entries={[
            // The menu has that link of its own, for everyone.
            ...(place === 'bar'
              ? [{ label: t('account.personal'), href: base + personalAddress, icon: 'bookmark' as const }]
              : []),
            {
              label: t('account.logout'),
              href: personalAddress,
              icon: 'logout',
              onPress: () => void logout(identity),
            },
          ]}
        />
      )}
      {place === 'bar' && <Faults />}
    </>
  );
}
