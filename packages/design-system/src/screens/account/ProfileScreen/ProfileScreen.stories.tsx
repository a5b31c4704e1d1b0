import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { bareShopper, englishShopper, shopper } from '../fixtures-account.ts';
import type { PhoneChange } from './phone-change.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const upload: FieldImage = { id: '1', name: 'me.png', preview: '', state: 'sending', progress: 0.4 };

const phoneChange: PhoneChange = {
  typed: undefined,
  sms: {
    request: { status: 'none' },
    waits: {},
    onSend: fn(),
    onPictureText: fn(),
    onOtherPicture: fn(),
    onSlide: fn(),
    onCancel: fn(),
  },
  result: { state: 'idle' },
  onTyped: fn(),
  onConfirm: fn(),
};
const typed: PhoneChange = { ...phoneChange, typed: '138 1234 5678' };

const meta = {
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user: ready(shopper),
    draft: {},
    saving: { state: 'idle' },
    onDraft: fn(),
    onPicture: fn(),
    onUploadAgain: fn(),
    onKeepPicture: fn(),
    onSave: fn(),
    phoneChange,
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { user: loading } };
export const Failed: Story = { args: { user: failed('offline') } };
/** An account without nickname and picture. */
export const Empty: Story = { args: { user: ready(bareShopper) } };
export const Unsaved: Story = { args: { draft: { nickname: '林小满', avatar: '/uploads/2.png' } } };
export const Uploading: Story = { args: { upload } };
export const NotUploaded: Story = { args: { upload: { ...upload, state: 'failed', problem: '图片太大' } } };
export const TooLong: Story = { args: { draft: { nickname: '满'.repeat(64) } } };
export const Saving: Story = { args: { draft: { nickname: '林小满' }, saving: { state: 'busy' } } };
export const Saved: Story = { args: { saving: { state: 'saved', sent: '林木木', stored: '林木木' } } };
export const SavedDifferently: Story = { args: { saving: { state: 'saved', sent: '<林>木木', stored: '林木木' } } };
export const SavedUnseen: Story = { args: { saving: { state: 'saved', sent: '林木木' } } };
export const Refused: Story = {
  args: {
    draft: { nickname: '店长' },
    saving: { state: 'failed', failure: { kind: 'refused', message: '昵称不可用' } },
  },
};
export const OutcomeUnknown: Story = { args: { draft: { nickname: '林小满' }, saving: { state: 'unknown' } } };
/** A shop that sends no codes by text message. */
export const WithoutCodes: Story = { args: { phoneChange: undefined } };
export const NewPhone: Story = { args: { phoneChange: typed } };
export const PhoneChanging: Story = { args: { phoneChange: { ...typed, result: { state: 'busy' } } } };
export const PhoneChanged: Story = {
  args: { phoneChange: { ...phoneChange, result: { state: 'done', phone: shopper.phone } } },
};
export const PhoneTaken: Story = {
  args: {
    user: ready({ ...shopper, phone: '' }),
    phoneChange: { ...typed, result: { state: 'taken' } },
  },
};
export const PhoneRefused: Story = {
  args: { phoneChange: { ...typed, result: { state: 'failed', failure: { kind: 'refused', message: '验证码错误' } } } },
};
export const PhoneUnknown: Story = { args: { phoneChange: { ...typed, result: { state: 'unknown' } } } };
export const Narrow: Story = {
  args: { ...Unsaved.args, phoneChange: typed },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    user: ready(englishShopper),
    draft: { avatar: '/uploads/2.png' },
    upload: { ...upload, state: 'failed', problem: 'The shop cannot be reached. Check your connection and try again.' },
    saving: { state: 'saved', sent: 'Maximiliane <Schwarzenberger>', stored: 'Maximiliane Schwarzenberger' },
    phoneChange: { ...typed, result: { state: 'unknown' } },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    draft: { nickname: '臺'.repeat(70) },
    saving: { state: 'unknown' },
    phoneChange: { ...typed, result: { state: 'taken' } },
  },
  globals: { language: 'zh-Hant' },
};
