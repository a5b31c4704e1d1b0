import { useFailureText, useToast } from '@shop/design-system';
import { SignInScreen } from '@shop/design-system/screens/sign-in';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { addMutation } from '../../features/cart/add.mutation.ts';
import { takePendingAddition } from '../../features/cart/pending-addition.store.ts';
import { takePendingFavourite } from '../../features/favourite/pending-favourite.store.ts';
import { readPath } from '../../language/language.ts';
import { paths } from '../../paths.ts';
import { peekRememberedPath } from '../../session/remembered-path.ts';
import { signInMutation } from '../../session/session.mutation.ts';
import { useSession } from '../../session/session.store.ts';
import { useFavouriteSetting } from '../../shell/use-favourite-setting.ts';

/** Where the noted path leads, in the terms of the screen. */
function returnsTo(): 'cart' | 'order' | 'product' | 'page' | undefined {
  const noted = peekRememberedPath();
  if (!noted) return undefined;
  const { path } = readPath(new URL(noted, location.origin).pathname);
  if (path === paths.cart || path === paths.accountCart) return 'cart';
  if (path === paths.confirm || path === paths.payment || path === paths.order || path === paths.accountOrder)
    return 'order';
  return path.startsWith(paths.product.replace(':id', '')) ? 'product' : 'page';
}

export function SignInRoute() {
  const { wasSignedOut } = useSession();
  const client = useQueryClient();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [back] = useState(returnsTo);
  const toast = useToast();
  const say = useFailureText();
  const adding = useMutation({
    ...addMutation(client),
    onError: (problem) => toast({ text: say(toFailure(problem)), tone: 'red' }),
  });
  const setFavourite = useFavouriteSetting();
  const signIn = useMutation({
    ...signInMutation(),
    // The gate takes the signed-in shopper on; what they wanted in the cart or marked before is done first.
    onSuccess: () => {
      const addition = takePendingAddition();
      if (addition && !addition.isBuyNow) adding.mutate(addition);
      const product = takePendingFavourite();
      if (product) void setFavourite(product, true);
    },
  });
  const failure = signIn.error ? toFailure(signIn.error) : undefined;
  return (
    <SignInScreen
      account={account}
      onAccount={setAccount}
      password={password}
      onPassword={setPassword}
      isBusy={signIn.isPending}
      failure={failure}
      returnsTo={back}
      wasSignedOut={wasSignedOut}
      onSignIn={() => signIn.mutate({ account: account.trim(), password })}
    />
  );
}
